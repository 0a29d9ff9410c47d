import type { VersionPart } from '../dialog/compare-dialog.tsx';

/** Declaration of a text field; `number` is a field of digits. */
export interface PlainField {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'url' | 'tel' | 'number';
  /** Number of lines; more than one makes it a text area. */
  rows?: number;
  required?: boolean;
  hint?: string;
  placeholder?: string;
}

/** Values of plain fields, by field name. */
export type PlainValues = Record<string, string>;

/** Initial values: the record's text, '' where it has none. */
export const plainValues = (fields: readonly PlainField[], record: object = {}): PlainValues =>
  Object.fromEntries(
    fields.map(({ name }) => {
      const value: unknown = Reflect.get(record, name);
      return [name, typeof value === 'string' || typeof value === 'number' ? String(value) : ''];
    }),
  );

/** Parts for a comparison. */
export const describePlain =
  (fields: readonly PlainField[]) =>
  (values: PlainValues): VersionPart[] =>
    fields.map(({ name, label }) => ({ label, text: values[name] ?? '' }));
