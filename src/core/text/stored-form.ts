import { normalizeText } from './normalize-text.ts';

/** Byte order marks, which programs leave at the beginning of a text, and the object replacement character. */
const stray = /[\ufeff\ufffc]/g;

/** Ends of lines and pages of other programs, which browsers don't show: words around them would stick together. */
export const lineEnd = /[\v\f\u0085\u2028\u2029]/g;

/**
 * Returns a text in the form in which it is stored: NFC, without byte order marks, with one sign for the end of a line.
 * Other format characters stay.
 */
export const storedForm = (text: string): string =>
  normalizeText(text.replace(stray, '').replace(lineEnd, '\n'), 'NFC');

/** Letters whose shape a joiner or non-joiner after them may decide: those of all scripts but these. */
const joining =
  /(?![\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hebr}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}])[\p{L}\p{M}]/u;

const pictograph =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{1f1e6}-\u{1f1ff}\ufe0f\u20e3#*0-9]/u;

/** Returns whether a sign shapes the letter or the emoji before it, as it may at the end of a name. */
function isNeeded(sign: string, before: string): boolean {
  if (/[\u200c\u200d]/.test(sign)) {
    return joining.test(before) || pictograph.test(before);
  }
  if (/[\ufe00-\ufe0f]/.test(sign)) return pictograph.test(before) && before !== sign;
  // Tags of flags, such as that of Scotland.
  if (/[\u{e0020}-\u{e007f}]/u.test(sign)) return before !== '';
  return !/\p{Cf}/u.test(sign);
}

/**
 * Returns a name as it is stored: in one normal form, white space as single spaces, and format characters only
 * where they shape letters or emoji.
 */
export function storedName(name: string): string {
  const letters = [...storedForm(name).replace(/\s+/g, ' ').trim()];
  const kept: string[] = [];
  for (const letter of letters) {
    if (isNeeded(letter, kept.at(-1) ?? '')) kept.push(letter);
  }
  return kept.join('').normalize('NFC').replace(/\s+/g, ' ').trim();
}
