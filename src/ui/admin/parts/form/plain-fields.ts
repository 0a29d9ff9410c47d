import type * as z from 'zod/mini';
import type { VersionPart } from '../dialog/compare-dialog.tsx';

interface PlainInput {
  label: string;
  type?: 'text' | 'email' | 'url' | 'tel' | 'number';
  /** Number of lines; more than one makes it a text area. */
  rows?: number;
  required?: boolean;
  hint?: string;
  placeholder?: string;
}

/** Declaration of a text field; the value of a `number` is sent as a number. */
export interface PlainField extends PlainInput {
  name: string;
}

/** Declarations for all fields of a form, in display order. Fields of numbers need the type `number`. */
export type PlainInputsOf<Shape extends z.core.$ZodShape> = {
  [Name in keyof Shape & string]: PlainInput &
    (number extends z.input<Shape[Name]> ? { type: 'number' } : unknown);
};

/** List of the declared fields. */
export const plainFieldsOf = (inputs: Record<string, PlainInput>): PlainField[] =>
  Object.entries(inputs).map(([name, input]) => ({ name, ...input }));

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

/** Values for the API: numbers as numbers, `NaN` for malformed ones, `undefined` for empty ones. */
export const sentValues = (
  fields: readonly PlainField[],
  values: PlainValues,
): Record<string, string | number | undefined> =>
  Object.fromEntries(
    fields.map(({ name, type }) => {
      const value = values[name] ?? '';
      if (type !== 'number') return [name, value];
      return [name, value.trim() === '' ? undefined : Number(value)];
    }),
  );

/** Parts for a comparison. */
export const describePlain =
  (fields: readonly PlainField[]) =>
  (values: PlainValues): VersionPart[] =>
    fields.map(({ name, label }) => ({ label, text: values[name] ?? '' }));
