/** Entry of a field. */
export interface Entry {
  value: string;
  isChecked: boolean;
  selectionStart: number | null;
  selectionEnd: number | null;
}

/** Returns the present entry of a field, which an island that wakes may replace by its own state. */
export function entryOf(field: EventTarget | null): Entry | undefined {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
    return undefined;
  const { value, selectionStart, selectionEnd } = field;
  return { value, isChecked: 'checked' in field && field.checked, selectionStart, selectionEnd };
}
