import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareTexts } from './compare-texts.ts';
import { dayInUtc, timeInUtc } from './dates.ts';
import { inDigits, inPercent } from './numbers.ts';
import { counted, inList, pluralOf } from './plural.ts';
import { DEFAULT_LOCALE } from './site-locale.ts';

test('numbers are grouped as in India', () => {
  const numbers = [0, 999, 1000, 12_345, 1_234_567, 123_456_789, 74.94, -5];
  const words = ['0', '999', '1,000', '12,345', '12,34,567', '12,34,56,789', '74.9', '-5'];
  expect(numbers.map(inDigits)).toEqual(words);
  expect([0, 0.004, 0.456, 1].map(inPercent)).toEqual(['0%', '0%', '46%', '100%']);
});

test('a plural is the one that Intl chooses', () => {
  const rules = new Intl.PluralRules(DEFAULT_LOCALE);
  const forms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };
  fc.assert(
    fc.property(fc.nat(), (count) => {
      expect(pluralOf(count, forms)).toBe(rules.select(count));
    }),
  );
  const article = { one: 'article', other: 'articles' };
  expect([0, 1, 2, 1234].map((count) => counted(count, article))).toEqual([
    '0 articles',
    '1 article',
    '2 articles',
    '1,234 articles',
  ]);
});

test('a form that a noun lacks is its other one', () => {
  expect([0, 1, 2].map((count) => pluralOf(count, { other: 'news' }))).toEqual([
    'news',
    'news',
    'news',
  ]);
});

test('parts are joined as a list', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(inList)).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
});

test('an instant in UTC is the same text wherever it is written', () => {
  const instant = Date.parse('2026-09-05T23:59:59.999Z');
  expect(dayInUtc(instant)).toBe('5 September 2026');
  expect(timeInUtc(instant)).toBe('5 September 2026, 23:59 UTC');
  expect(timeInUtc(Date.parse('2026-11-22T00:00:00.000Z'))).toBe('22 November 2026, 00:00 UTC');
});

test('texts are in the order of readers: numbers by value, whatever case and accents', () => {
  const sorted = ['Article 2', 'article 10', 'Eclair', 'éclairs', 'Zebra'];
  expect(sorted.toReversed().toSorted(compareTexts)).toEqual(sorted);
});
