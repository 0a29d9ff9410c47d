import { cutText } from '../locale/graphemes.ts';
import { foldForFinding } from '../text/fold.ts';
import { createWordFold, piecesOf } from './asked-words.ts';
import { EXCERPT_LENGTH, type MarkedText } from './search.ts';
import { foldedClusters } from './words.ts';

/** Shorter search words are marked only as whole words: 'the' not in 'There'. */
const MARKED_BEGINNING = 4;

const isFoundIn = (found: readonly string[], searched: string): boolean =>
  found.some((word) => word.startsWith(searched));

/**
 * Returns the found words to mark. Those that merely begin with a short search word are left out, and so are
 * those that only a typo makes a match, if each search word is found as it is. All are folded.
 */
export function markable(all: Iterable<string>, searched: readonly string[]): Set<string> {
  const every = [...all];
  const isExact = searched.every((one) => isFoundIn(every, one));
  const found = isExact
    ? every.filter((word) => searched.some((one) => word.startsWith(one)))
    : every;
  const short = searched.filter((word) => word.length < MARKED_BEGINNING);
  const long = searched.filter((word) => word.length >= MARKED_BEGINNING);
  const isBeginningOnly = (word: string): boolean =>
    !searched.includes(word) &&
    short.some((one) => word.startsWith(one)) &&
    !long.some((one) => word.startsWith(one));
  return new Set(found.filter((word) => !isBeginningOnly(word)));
}

/** Texts to mark: folded words, and searched runs of scripts without spaces as clusters. */
export interface Matches {
  words: ReadonlySet<string>;
  runs: readonly (readonly string[])[];
}

/** A stretch of a text. */
interface Stretch {
  start: number;
  end: number;
}

/** Finds the places of searched runs in a run that begins at `at`. */
function* placesInRun(run: string, at: number, runs: Matches['runs']): Generator<Stretch> {
  const whole = foldForFinding(run);
  const asked = runs.filter((one) => one.length > 0 && whole.includes(one.join('')));
  if (asked.length === 0) return;
  const clusters = foldedClusters(run);
  for (let place = 0, start = at; place < clusters.length; ) {
    const match = asked.find((one) => one.every((part, n) => clusters[place + n]?.folded === part));
    const next = place + (match?.length ?? 1);
    const end = clusters.slice(place, next).reduce((sum, { text }) => sum + text.length, start);
    if (match) yield { start, end };
    place = next;
    start = end;
  }
}

/** Finds the places of matches in a text, in order. */
function* placesOf(text: string, { words, runs }: Matches): Generator<Stretch> {
  const fold = createWordFold();
  for (const { text: piece, at, isRun } of piecesOf(text)) {
    if (isRun) yield* placesInRun(piece, at, runs);
    else if (fold(piece).some((word) => words.has(word)))
      yield { start: at, end: at + piece.length };
  }
}

/** Splits a text into pieces, and marks those that match. */
export function markMatches(text: string, matches: Matches): MarkedText {
  const pieces: MarkedText = [];
  const add = (from: number, to: number, isMatch: boolean): void => {
    if (to <= from) return;
    const last = pieces.at(-1);
    if (last && last.isMatch === isMatch) last.text += text.slice(from, to);
    else pieces.push({ text: text.slice(from, to), isMatch });
  };
  let end = 0;
  for (const place of placesOf(text, matches)) {
    add(end, place.start, false);
    add(place.start, place.end, true);
    end = place.end;
  }
  add(end, text.length, false);
  return pieces;
}

/** Most text before the first match in an excerpt, in characters. */
const LEAD_IN = 60;

/** Returns the start of an excerpt: at the first word within `LEAD_IN` before the match, else at the match. */
function beginningBefore(text: string, start: number): number {
  if (start <= LEAD_IN) return 0;
  const space = text.indexOf(' ', start - LEAD_IN);
  return space === -1 || space >= start ? start : space + 1;
}

/** Returns the marked part of a text around its first match, cut at spaces. */
export function excerptOf(text: string, matches: Matches): MarkedText {
  const match = placesOf(text, matches).next().value ?? { start: 0, end: 0 };
  const from = beginningBefore(text, match.start);
  const rough = cutText(text.slice(from), EXCERPT_LENGTH);
  const isCut = from + rough.length < text.length;
  const space = rough.lastIndexOf(' ');
  const end = isCut && space >= match.end - from && space > 0 ? space : rough.length;
  const marked = markMatches(rough.slice(0, end), matches);
  if (from > 0) marked.unshift({ text: '… ', isMatch: false });
  if (isCut) marked.push({ text: ' …', isMatch: false });
  return marked;
}
