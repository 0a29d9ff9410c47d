import { expect, test } from 'vitest';
import { storedForm, storedName } from './stored-form.ts';

test.each(['\v', '\f', '\u0085', '\u2028', '\u2029'])(
  'words around %j, which browsers do not show, stay apart',
  (end) => {
    expect(storedForm(`500${end}6`)).toBe('500\n6');
    expect(storedName(`Asha${end}Rao`)).toBe('Asha Rao');
  },
);

test('a stored text is in one normal form, and keeps white space and format characters', () => {
  expect(storedForm('\ufeffe\u0301\tza\u00adz\u200d\r\n')).toBe('é\tza\u00adz\u200d\r\n');
});
