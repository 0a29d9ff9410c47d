import { cutIntoWords } from '../locale/word-boundaries.ts';
import { foldForFinding, invisible } from '../text/fold.ts';
import { askedPieces, createWordFold, piecesOf, SEARCHED_WORDS } from './asked-words.ts';
import { FORGIVING_LENGTH } from './typos.ts';

/** Letters with their vowel signs and tones. */
const cluster = /\P{M}\p{M}*|\p{M}+/gu;

/** Scripts whose words have many letters, so that two of them may occur in any other word. */
const isAlphabetic = /[\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;

/** Most clusters of an indexed piece of a run. */
const WINDOW = 3;

/** Mark of pieces from anywhere in a run, of which long searches consist. */
const across = (piece: string): string => `_${piece}`;

const clustersIn = (folded: string): string[] => folded.match(cluster) ?? [];

const clustersOf = (text: string): string[] => clustersIn(foldForFinding(text));

function windowAt(clusters: readonly string[], at: number): string {
  const end = Math.min(at + WINDOW, clusters.length);
  let window = '';
  for (let place = at; place < end; place += 1) window += clusters[place];
  return window;
}

/** Returns the indexed pieces within a word, but not at its beginning. */
const piecesWithin = (clusters: readonly string[]): string[] =>
  isAlphabetic.test(clusters[0] ?? '')
    ? []
    : clusters.slice(1).map((_, at) => windowAt(clusters, at + 1));

/** Cuts a long run into portions, since the time of the dictionary grows with the square of a run's length. */
const inPortions = (run: string): string[] => run.match(/[\s\S]{1,500}(?!\p{M})/gu) ?? [];

/**
 * Yields the indexed pieces of a run: from the beginning of each word on, within words of Han and kana, since
 * dictionaries take compounds for one word, and anywhere for searches longer than a piece. After each portion
 * that the dictionary has cut comes an empty piece, where others may have their turn.
 */
function* piecesOfRun(run: string, byDictionary: boolean): Generator<string> {
  // Dictionaries know words of alphabetic scripts as they are written, not as they are folded; for the others, one
  // fold of the run takes a tenth of the time of one for each word.
  const isFolded = !isAlphabetic.test(run);
  const plain = isFolded ? foldForFinding(run) : run.replace(invisible, '').normalize('NFC');
  const clusters = isFolded ? clustersIn : clustersOf;
  const words: string[][] = [];
  let cut = 0;
  for (const portion of byDictionary ? inPortions(plain.slice(0, CUT_BY_DICTIONARY)) : []) {
    for (const word of cutIntoWords(portion)) words.push(clusters(word));
    cut += portion.length;
    yield '';
  }
  for (const one of clusters(plain.slice(cut))) words.push([one]);
  const all = words.flat();
  let start = 0;
  for (const word of words) {
    if (word.length > 0) {
      yield windowAt(all, start);
      yield* piecesWithin(word);
    }
    start += word.length;
  }
  for (let at = 0; at + WINDOW <= all.length; at += 1) yield across(windowAt(all, at));
}

/**
 * Most characters of a text's runs that a dictionary cuts, which takes 3 ms for a thousand; behind them every sign may
 * begin a word.
 */
const CUT_BY_DICTIONARY = 10_000;

/** Most characters of a text's runs that are indexed: in Han as many pages as `SEARCHED_LENGTH` has in Latin letters. */
const MOST_OF_RUNS = 25_000;

/** Yields the indexed words of a text, folded, with repetitions and empty ones in between. */
export function* wordsOf(text: string): Generator<string> {
  const fold = createWordFold();
  let cut = 0;
  for (const { text: piece, isRun } of piecesOf(text)) {
    if (isRun) {
      if (cut >= MOST_OF_RUNS) continue;
      yield* piecesOfRun(piece.slice(0, MOST_OF_RUNS - cut), cut < CUT_BY_DICTIONARY);
      cut += piece.length;
      continue;
    }
    yield* fold(piece);
  }
}

/** A word to look up in an index of `wordsOf`. */
export interface AskedWord {
  word: string;
  /** True if longer words with this prefix match as well. */
  isBeginning: boolean;
  /** True if words one typo away may match. */
  isForgiving: boolean;
  /** Indexed words that match instead, with less weight. */
  instead: string[];
}

/** True for words of one letter, which match whole words only, since too many words begin with them. */
const isOneLetter = (folded: string): boolean => [...folded].length === 1;

/** Returns the pieces of a run that an article must have. */
function askedOfRun(run: string): AskedWord[] {
  const clusters = clustersOf(run);
  const first = windowAt(clusters, 0);
  const isWhole = clusters.length >= WINDOW;
  // One short word is not looked for across two others: 京都 is not in 東京都.
  const isLong = clusters.length > WINDOW || (isWhole && cutIntoWords(run).length > 1);
  const instead = isLong ? [across(first)] : [];
  const rest = clusters.slice(1, Math.max(1, clusters.length - WINDOW + 1));
  return [
    { word: first, isBeginning: true, isForgiving: false, instead },
    ...rest.map((_, at) => ({
      word: across(windowAt(clusters, at + 1)),
      isBeginning: false,
      isForgiving: false,
      instead: [],
    })),
  ];
}

/** Returns the runs of a search, folded, as clusters: what is marked of a run that was found. */
export const askedRuns = (text: string): string[][] =>
  piecesOf(text).flatMap(({ text: run, isRun }) => (isRun ? [clustersOf(run)] : []));

/** Splits a run into clusters, each beside its folded form. */
export const foldedClusters = (run: string): { text: string; folded: string }[] =>
  (run.match(cluster) ?? []).map((text) => ({ text, folded: foldForFinding(text) }));

/** Returns the words of a search, up to `SEARCHED_WORDS`; a run is several, all of which an article must have. */
export function searchedWords(text: string): AskedWord[] {
  const words = [...askedPieces(text)]
    .slice(0, SEARCHED_WORDS)
    .flatMap(([folded, { text: run, isRun }]) =>
      isRun
        ? askedOfRun(run)
        : {
            word: folded,
            isBeginning: !isOneLetter(folded),
            isForgiving: (folded.match(cluster) ?? []).length >= FORGIVING_LENGTH,
            instead: [],
          },
    );
  return [...new Map(words.map((one) => [one.word, one])).values()];
}
