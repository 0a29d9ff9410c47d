import { type MarkKind, type RichText, type Span, spansOf } from './marks.ts';

/** Signs that Unicode has above and below the line. */
const signs = '0123456789+-=()';
const raised = [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾'];
const lowered = [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'];

/** Letters that Unicode has above the line and that texts use as such, as in *n*ⁿ and 2ⁿᵈ. */
const raisedLetters: Readonly<Record<string, string>> = {
  ...{ a: 'ᵃ', b: 'ᵇ', c: 'ᶜ', d: 'ᵈ', e: 'ᵉ', h: 'ʰ', i: 'ⁱ', m: 'ᵐ', n: 'ⁿ', o: 'ᵒ', r: 'ʳ' },
  ...{ s: 'ˢ', t: 'ᵗ', x: 'ˣ', '−': '⁻' },
};

const raise = (sign: string): string | undefined =>
  raised[signs.indexOf(sign)] ?? raisedLetters[sign];
const lower = (sign: string): string | undefined =>
  sign === '−' ? '₋' : lowered[signs.indexOf(sign)];

/** Kinds of marks without which a text says something else. */
const shownInPlain: readonly MarkKind[] = ['strike', 'superscript', 'subscript'];

/** Moves a text off the line, by signs of Unicode or else by a sign before it: 10⁶, 10^(a/b). */
function shifted(text: string, shift: typeof raise, sign: string): string {
  const all = [...text].map((one) => (one.trim() === '' ? one : shift(one)));
  if (all.every((one) => one !== undefined)) return all.join('');
  const isSingle = [...text].length === 1;
  return isSingle ? `${sign}${text}` : `${sign}(${text})`;
}

function plainSpan({ text, marks }: Span): string {
  const has = (kind: string): boolean => marks.some((mark) => mark.kind === kind);
  if (has('strike')) return '';
  if (has('superscript')) return shifted(text, raise, '^');
  return has('subscript') ? shifted(text, lower, '_') : text;
}

/**
 * Returns a text as a place without marks shows it: signs above and below the line stay there, so that 10⁶ is no 106,
 * and struck words are left out with one of the spaces around them.
 */
export function plainText({ content, marks = [] }: RichText): string {
  const shown = marks.filter(({ kind }) => shownInPlain.includes(kind));
  if (shown.length === 0) return content;
  const parts: string[] = [];
  for (const span of spansOf({ content, marks: shown })) {
    const next = plainSpan(span);
    const isDoubled = /\s$/.test(parts.at(-1) ?? '') && /^\s/.test(next) && next !== '\n';
    const part = isDoubled ? next.slice(1) : next;
    if (part !== '') parts.push(part);
  }
  return parts.join('');
}
