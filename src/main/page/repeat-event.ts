import { copyOf } from './copy-event.ts';
import type { Entry } from './entry.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  (target instanceof HTMLInputElement && target.type !== 'file') ||
  target instanceof HTMLTextAreaElement;

/**
 * Repeats what was typed, ticked or chosen. React reports only a value that differs from the one it noted, which
 * for an island is that of the moment when it was hydrated: it has to note another one first.
 */
function repeatInput(field: Field, event: Event, entry: Entry): void {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    field.checked = !entry.isChecked;
    field.click();
    return;
  }
  const { value } = entry;
  const { selectionStart, selectionEnd } = field.value === value ? field : entry;
  // React notes what the field's own setter sets, and not what that of its prototype does.
  field.value = `${value} `;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(copyOf(event));
}

/** Gives an event that woke an island to the island, which lives now; `entry` is from the moment of the event. */
export function repeatEvent(event: Event, entry: Entry | undefined): void {
  const { target, type } = event;
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    target.requestSubmit(event.submitter);
  } else if (entry && isField(target) && (type === 'input' || type === 'change')) {
    repeatInput(target, event, entry);
  } else {
    target?.dispatchEvent(copyOf(event));
  }
}
