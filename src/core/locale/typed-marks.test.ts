import { expect, test } from 'vitest';
import { typedMarks } from './typed-marks.ts';

test.each([
  [undefined, '“”‘’—'],
  ['en-GB', '“”‘’—'],
  ['de-AT', '„“‚‘–'],
  ['pt-BR', '“”‘’—'],
  ['pt-PT', '«»‘’—'],
  ['pl-PL', '„”‚’–'],
  ['xx', '“”‘’—'],
])('typographic marks of the language %s are %s', (locale, marks) => {
  const { double, single, dash } = typedMarks(locale);
  expect([...double, ...single, dash].join('')).toBe(marks);
});
