import { foldForFinding } from '../text/fold.ts';

/** Runs of letters, digits and marks. Signs without a shape don't part words. */
const word = /[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}\p{Cf}]*/gu;

/**
 * Signs of scripts that are written without spaces between words: Han, Hiragana, Katakana, Thai, Lao, Khmer, Burmese. Their
 * digits are words like others, and accents that kana share with Latin letters belong to those.
 */
const hasUnspaced =
  /(?!\p{N}|[\u0300-\u036f])[\p{sc=Hani}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}々〆]/u;

const unspacedRun = new RegExp(`(?:${hasUnspaced.source}|\\p{Cf})+`, 'gu');

/** True for a word with signs of a script that is written without spaces. */
export const isUnspaced = (word: string): boolean => hasUnspaced.test(word);

/** A word, or a run of a script without spaces, of a text. */
export interface Piece {
  text: string;
  /** Place in the text, in UTF-16 code units. */
  at: number;
  isRun: boolean;
}

/** Apostrophes that Unicode counts among letters: they part words as other apostrophes do. */
const modifierApostrophe = /[ʻʼ]/g;

/**
 * Returns the folded words of a piece. A ligature, a fraction or a letter with a dot can be several: ﷺ is four, ½ is 1
 * and 2. Empty if it has invisible signs alone.
 */
export const foldedWords = (piece: string): string[] =>
  foldForFinding(piece).replace(modifierApostrophe, "'").match(word) ?? [];

/** Returns a `foldedWords` for the pieces of one text, which repeat: it folds each once. */
export function createWordFold(): (piece: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (piece) => {
    const folded = known.get(piece) ?? foldedWords(piece);
    known.set(piece, folded);
    return folded;
  };
}

/** Splits a text into words and runs. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  const parted = text.replace(modifierApostrophe, "'");
  const hasRuns = isUnspaced(text);
  for (const { 0: found, index } of parted.matchAll(word)) {
    if (!hasRuns || !isUnspaced(found)) {
      pieces.push({ text: found, at: index, isRun: false });
      continue;
    }
    let end = 0;
    const add = (from: number, to: number, isRun: boolean): void => {
      if (to > from) pieces.push({ text: found.slice(from, to), at: index + from, isRun });
    };
    for (const run of found.matchAll(unspacedRun)) {
      if (!isUnspaced(run[0])) continue;
      add(end, run.index, false);
      end = run.index + run[0].length;
      add(run.index, end, true);
    }
    add(end, found.length, false);
  }
  return pieces;
}

/** Most words of a search; further ones are ignored. */
export const SEARCHED_WORDS = 8;

/** Returns the words and runs of a search, each once, by their folded forms. */
export const askedPieces = (text: string): Map<string, Piece> =>
  new Map(
    piecesOf(text).flatMap((piece) =>
      foldedWords(piece.text).map((folded): [string, Piece] => [folded, piece]),
    ),
  );

/** Returns the distinct folded words of a search, up to `SEARCHED_WORDS`. */
export const askedWords = (text: string): string[] =>
  [...askedPieces(text).keys()].slice(0, SEARCHED_WORDS);

/** True if a search has more than `SEARCHED_WORDS` words. */
export const asksTooMuch = (text: string): boolean => askedPieces(text).size > SEARCHED_WORDS;
