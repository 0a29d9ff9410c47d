/** What stands in a field. */
export interface Entry {
  value: string;
  isChecked: boolean;
  selectionStart: number | null;
  selectionEnd: number | null;
}

/** What stands in a field now: when its island wakes, a state that does not know it yet may replace it. */
export function entryOf(field: EventTarget | null): Entry | undefined {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
    return undefined;
  const { value, selectionStart, selectionEnd } = field;
  return { value, isChecked: 'checked' in field && field.checked, selectionStart, selectionEnd };
}
