import type { Article } from './article.ts';
import { wordsOf } from './content-block.ts';

/** Words that adults read in a minute, of English non-fiction (Brysbaert 2019). */
const WORDS_A_MINUTE = 238;

/** Characters of a script without spaces that are read like a word. */
const SIGNS_A_WORD = 2;

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;

/** Returns the whole minutes that it takes to read an article, at least 1. */
export function readingMinutes({ content }: Pick<Article, 'content'>): number {
  let count = 0;
  for (const text of wordsOf(content)) {
    const signs = text.match(unspaced)?.length ?? 0;
    count += text.replace(unspaced, ' ').split(/\s+/).filter(Boolean).length;
    count += signs / SIGNS_A_WORD;
  }
  return Math.max(1, Math.round(count / WORDS_A_MINUTE));
}
