import { expect, test } from 'vitest';
import { languageOf } from './language-of.ts';

test.each([
  ['मानसून की बारिश से खेत फिर हरे', 'hi'],
  ['RBI ने रेपो दर में बदलाव नहीं किया', 'hi'],
  ['সুন্দরবনে নতুন বাঁধ', 'bn'],
  ['சென்னையில் மழை', 'ta'],
  ['The word नमस्ते is a greeting', undefined],
  ['Late rain refills the paddies', undefined],
  ['Ærø, 北京 and Москва', undefined],
  ['', undefined],
])('a text is in the language of most of its letters: %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});
