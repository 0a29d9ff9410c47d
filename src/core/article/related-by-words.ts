import { cutIntoWords } from '../locale/word-boundaries.ts';
import { foldedWords, piecesOf } from '../search/asked-words.ts';

/** Number of articles below which nothing is known about how common their words are. */
const LEAST_COMPARED = 8;

/** Share of the articles from which on a word is too common to relate two of them. */
const COMMON = 0.25;

/** Least letters of a word that counts, in scripts with spaces between words. */
const LEAST_LETTERS = 4;

/** Least number of words that related articles share. */
const LEAST_SHARED = 2;

interface Worded {
  title: string;
  kicker?: string | undefined;
  standfirst?: string | undefined;
}

/** The folded words of headline, kicker and standfirst that are long enough to say something. */
function wordsOf({ title, kicker = '', standfirst = '' }: Worded): Set<string> {
  const pieces = piecesOf(`${title} ${kicker} ${standfirst}`);
  return new Set(
    pieces.flatMap(({ text, isRun }) =>
      (isRun ? cutIntoWords(text) : [text])
        .flatMap(foldedWords)
        .filter((word) => word.length >= (isRun ? 2 : LEAST_LETTERS)),
    ),
  );
}

/**
 * Returns those of some cards that share uncommon words with an article, the most first and otherwise in their order. What
 * is common is told by the cards themselves, in any language; of fewer than `LEAST_COMPARED`, none are related.
 */
export function relatedByWords<Card extends Worded>(
  article: Worded,
  cards: readonly Card[],
  most: number,
): Card[] {
  if (most <= 0 || cards.length < LEAST_COMPARED) return [];
  const worded = cards.map((card) => ({ card, words: wordsOf(card) }));
  const uncommon = [...wordsOf(article)].filter(
    (word) => worded.filter(({ words }) => words.has(word)).length <= cards.length * COMMON,
  );
  return worded
    .map(({ card, words }) => ({ card, shared: uncommon.filter((word) => words.has(word)).length }))
    .filter(({ shared }) => shared >= LEAST_SHARED)
    .toSorted((one, other) => other.shared - one.shared)
    .slice(0, most)
    .map(({ card }) => card);
}
