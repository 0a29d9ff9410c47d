import { copyOf } from './copy-event.ts';
import type { Entry } from './entry.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  (target instanceof HTMLInputElement && target.type !== 'file') ||
  target instanceof HTMLTextAreaElement;

/**
 * Replays input in a field. React only reports values that differ from the last one it tracked, which is
 * the value at hydration: it has to track another one first.
 */
function repeatInput(field: Field, event: Event, entry: Entry): void {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    field.checked = !entry.isChecked;
    field.click();
    return;
  }
  const { value } = entry;
  const { selectionStart, selectionEnd } = field.value === value ? field : entry;
  // React tracks values set through the element's own property, but not through the prototype's setter.
  field.value = `${value} `;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(copyOf(event));
}

/** Replays the event that hydrated an island; `entry` is the field's state at the time of the event. */
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
