import { expect, test } from 'vitest';
import { DEFAULT_LOCALE, setSiteLocale } from '../locale/site-locale.ts';
import { isRightToLeft, languageOf } from './language-of.ts';

test.each([
  ['मानसून की बारिश से खेत फिर हरे', 'hi'],
  ['RBI ने रेपो दर में बदलाव नहीं किया', 'hi'],
  ['সুন্দরবনে নতুন বাঁধ', 'bn'],
  ['சென்னையில் மழை', 'ta'],
  ['The word नमस्ते is a greeting', undefined],
  ['Late rain refills the paddies', undefined],
  ['Ærø, 北京 and Москва', undefined],
  ['北京, Москва 2026', undefined],
  // As many letters of one script as of the other.
  ['कख ab', 'hi'],
  ['कख abc', undefined],
  ['कख ABC', undefined],
  // Only the beginning counts.
  [`कख${'।'.repeat(398)}abc`, 'hi'],
  [`${' '.repeat(400)}कख`, undefined],
  [`${' '.repeat(399)}कख`, 'hi'],
  ['', undefined],
])('a text is in the language of most of its letters: %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});

test.each([
  ['mr-IN', 'मुंबईत पाऊस', 'mr'],
  ['ne-NP', 'काठमाडौंमा पानी', 'ne'],
  ['as-IN', 'অসমত বৰষুণ', 'as'],
  ['mr-IN', 'சென்னையில் மழை', 'ta'],
  ['hi-IN', 'मानसून', 'hi'],
  ['bn-BD', 'বৃষ্টি', 'bn'],
  ['de-DE', 'मानसून', 'hi'],
])('on a site in %s, %s is in %s', (locale, text, language) => {
  setSiteLocale(locale);
  expect(languageOf(text)).toBe(language);
  setSiteLocale(DEFAULT_LOCALE);
});

test.each([
  ['بارش کے بعد کھیت', true],
  ['«גשם» ראשון', true],
  ['2026: بارش', true],
  ['Rain, or بارش', false],
  ['मानसून', false],
  ['2026', false],
  ['', false],
])('a text runs from right to left if its first letter does: %s', (text, isFromRight) => {
  expect(isRightToLeft(text)).toBe(isFromRight);
});
