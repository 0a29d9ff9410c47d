/** Copies an event, to dispatch it again. */
export function copyOf(event: Event): Event {
  const Kind = event.constructor as new (type: string, init: EventInit) => Event;
  return new Kind(event.type, event);
}

/** The state of a form field. */
export interface Entry {
  value: string;
  isChecked: boolean;
  selectionStart: number | null;
  selectionEnd: number | null;
}

/** Returns the current state of a field, which hydration may overwrite. */
export function entryOf(field: EventTarget | null): Entry | undefined {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
    return undefined;
  const { value, selectionStart, selectionEnd } = field;
  return { value, isChecked: 'checked' in field && field.checked, selectionStart, selectionEnd };
}
