import { expect, test } from 'vitest';
import { sentencesOf } from './sentences.ts';

test.each([
  ['The ponds are full. Nobody had hoped!', 'en', ['The ponds are full.', 'Nobody had hoped!']],
  ['बारिश आ गई। सब खुश हैं।', 'hi', ['बारिश आ गई।', 'सब खुश हैं।']],
  ['雨が降った。皆が喜んだ。', 'ja', ['雨が降った。', '皆が喜んだ。']],
  ['No end', '', ['No end']],
  ['  ', 'en', []],
])('%j in %s', (text, lang, sentences) => {
  expect(sentencesOf(text, lang)).toEqual(sentences);
});
