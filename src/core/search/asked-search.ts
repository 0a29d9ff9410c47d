import { createWordFold, foldedWords, piecesOf } from './asked-words.ts';

/** A search as it was typed, taken apart. */
export interface AskedSearch {
  /** Words to find, those of the phrases included. */
  words: string;
  /** Texts that must stand in an article as they are: `"late rain"`. */
  phrases: string[];
  /** Words and phrases that must not: `-cricket`. */
  without: string[];
  /** Names, or parts of them, of authors: `author:rao`. */
  authors: string[];
  /** Names of tags: `tag:monsoon`. */
  tags: string[];
  /** Authors and tags that an article must not have: `-author:rao`. */
  withoutAuthors: string[];
  withoutTags: string[];
}

/** A word or a quoted text, with what stands before it: a minus, or the name of a field. */
const part =
  /(?<=^|\s)(?<minus>-?)(?:(?<field>author|tag):\s*)?(?:["“”„](?<quoted>[^"“”„]*)["“”](?![\p{L}\p{N}])|«(?<angled>[^»]*)»|(?<bare>\S+))/giu;

const hasWords = (text: string): boolean =>
  piecesOf(text).some((piece) => foldedWords(piece.text).length > 0);

const nothing = (): AskedSearch => ({
  ...{ words: '', phrases: [], without: [] },
  ...{ authors: [], tags: [], withoutAuthors: [], withoutTags: [] },
});

/** Takes a search apart. Signs that mean nothing where they stand are left to the words. */
export function readAsked(term: string): AskedSearch {
  const words: string[] = [];
  const asked = nothing();
  const fields = {
    ...{ author: asked.authors, tag: asked.tags },
    ...{ '-author': asked.withoutAuthors, '-tag': asked.withoutTags },
  };
  for (const { groups = {} } of term.matchAll(part)) {
    const { minus = '', field, bare = '', quoted = groups.angled } = groups;
    const text = quoted ?? bare;
    if (!hasWords(text)) continue;
    if (field) fields[`${minus}${field.toLowerCase()}` as keyof typeof fields].push(text);
    else if (minus) asked.without.push(text);
    else {
      words.push(text);
      if (quoted !== undefined) asked.phrases.push(text);
    }
  }
  return { ...asked, words: words.join(' ') };
}

/** Joins the folded words of a text; each stands between spaces. */
function sequenceOf(text: string): string {
  const fold = createWordFold();
  return ` ${piecesOf(text)
    .flatMap((piece) => fold(piece.text))
    .join(' ')} `;
}

/**
 * Returns a check whether texts have a phrase: the same words one after the other, whatever their case, accents and the
 * signs between them. In scripts without spaces it may be a part of a run.
 */
function createPhraseCheck(phrase: string): (sequence: string) => boolean {
  const pieces = piecesOf(phrase);
  const sought = [
    pieces.at(0)?.isRun ? '' : ' ',
    sequenceOf(phrase).trim(),
    pieces.at(-1)?.isRun ? '' : ' ',
  ].join('');
  return (sequence) => sequence.includes(sought);
}

interface TextDemands {
  phrases?: readonly string[];
  without?: readonly string[];
}

/** Returns a check of articles by their whole searched text: it has all phrases, and nothing that it must be without. */
export function createTextCheck({
  phrases = [],
  without = [],
}: TextDemands): (text: string) => boolean {
  const must = phrases.map(createPhraseCheck);
  const mustNot = without.map(createPhraseCheck);
  return (text) => {
    const sequence = sequenceOf(text);
    return must.every((has) => has(sequence)) && !mustNot.some((has) => has(sequence));
  };
}

/** True if a text is several words, which an index of words can't tell from the same words apart. */
export const isPhrase = (text: string): boolean => {
  const pieces = piecesOf(text);
  return pieces.length > 1 || pieces.some(({ isRun }) => isRun);
};

/** A word that no article has, and a similar one that many have. Both are folded. */
export interface Correction {
  word: string;
  instead: string;
}

/** Returns the word that most articles have, the first in the alphabet of several; `undefined` if none has any. */
export function mostFrequent(
  counted: readonly { instead: string; count: number }[],
): string | undefined {
  const [best] = counted
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count || (one.instead < other.instead ? -1 : 1));
  return best?.instead;
}

/** Writes a search with its words corrected; the rest of it stays as it was typed. */
export function correctedTerm(term: string, corrections: readonly Correction[]): string {
  const fold = createWordFold();
  let end = 0;
  let corrected = '';
  for (const { text, at } of piecesOf(term)) {
    const [word, ...more] = fold(text);
    const found = more.length === 0 && corrections.find((one) => one.word === word);
    if (!found) continue;
    corrected += term.slice(end, at) + found.instead;
    end = at + text.length;
  }
  return corrected + term.slice(end);
}
