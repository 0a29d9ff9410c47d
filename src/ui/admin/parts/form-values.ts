/** What a form holds, by the names of its fields: text, and `on` or nothing for a switch. */
export type FormValues = Record<string, string>;

export const formValues = (form: HTMLFormElement, names: readonly string[]): FormValues => {
  const data = new FormData(form);
  return Object.fromEntries(
    names.map((name) => {
      const value = data.get(name);
      return [name, typeof value === 'string' ? value : ''];
    }),
  );
};

/** The same of a stored record; whatever it lacks is empty. */
export const recordValues = (record: object, names: readonly string[]): FormValues =>
  Object.fromEntries(
    names.map((name) => {
      const value: unknown = Reflect.get(record, name);
      if (typeof value === 'boolean') return [name, value ? 'on' : ''];
      return [name, typeof value === 'string' || typeof value === 'number' ? String(value) : ''];
    }),
  );

export const areEqual = (some: FormValues, others: FormValues): boolean =>
  Object.entries(some).every(([name, value]) => value === others[name]);
