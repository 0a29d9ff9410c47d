import { InputRule, inputRules, wrappingInputRule } from 'prosemirror-inputrules';
import type { EditorState } from 'prosemirror-state';
import type { ListStyle } from '#blocks/list/list.ts';
import { typedMarks } from '#core/locale/typed-marks.ts';
import { newBlockId } from '../blocks/new-block-id.ts';
import { nodeType } from './schema.ts';

/** Characters before a typed beginning make the paragraph a block of another type; it keeps its id. */
const blockRule = (
  beginning: RegExp,
  name: string,
  attrsOf: (typed: string) => object = () => ({}),
) =>
  new InputRule(beginning, (state, match, start, end) => {
    const $start = state.doc.resolve(start);
    if ($start.depth !== 1 || $start.parent.type !== nodeType('paragraph')) return null;
    const attrs = { id: $start.parent.attrs.id, ...attrsOf(match[0]) };
    return state.tr.delete(start, end).setBlockType(start, start, nodeType(name), attrs);
  });

const listRule = (beginning: RegExp, style: ListStyle) =>
  wrappingInputRule(
    beginning,
    nodeType('list'),
    () => ({ style, id: newBlockId() }),
    (_, before) => before.attrs.style === style,
  );

const marks = typedMarks();

/** Inserts a mark in place of the last typed character and those that the rule found before it. */
const markRule = (typed: RegExp, mark: string) => new InputRule(typed, mark, { inCodeMark: false });

/** Characters after which a quotation mark opens. */
const before = String.raw`(?:^|[\s([{<\-–—/"'“‘„‚«\u00a0\ufffc])`;

const apostrophe = '’';
const [openSingle, closeSingle] = marks.single;

/** Words that begin with an apostrophe, by what is typed after it. */
const shortened = /(?:\d\ds?|n|em|tis|twas|til|cause|bout|round|cos|kay|neath)/;

/** An opening single mark before what turns out to be a shortened word becomes its apostrophe: ’90s, ’n’, ’em. */
const shortenedRule = new InputRule(
  new RegExp(
    `(?:^|[\\s(\u00a0\ufffc])${openSingle}(${shortened.source})([\\s.,;:!?)'${apostrophe}-])$`,
    'i',
  ),
  (state, match, start, end) => {
    const at = start + match[0].indexOf(openSingle);
    const typed = match[2] === "'" ? apostrophe : (match[2] ?? '');
    return state.tr.replaceWith(at, at + 1, state.schema.text(apostrophe)).insertText(typed, end);
  },
  { inCodeMark: false },
);

/** The opening mark before a decade is its apostrophe as soon as the decade is typed. */
const decadeRule = new InputRule(
  new RegExp(`(?:^|[\\s(\u00a0\ufffc])${openSingle}\\d\\ds$`),
  (state, match, start, end) => {
    const at = start + match[0].indexOf(openSingle);
    return state.tr.replaceWith(at, at + 1, state.schema.text(apostrophe)).insertText('s', end);
  },
  { inCodeMark: false },
);

/** True while a quotation of the paragraph is open, which a mark after a digit closes. */
function isOpen(
  state: EditorState,
  end: number,
  [open, close]: readonly [string, string],
): boolean {
  const text = state.doc.textBetween(state.doc.resolve(end).start(), end, '', ' ');
  return text.lastIndexOf(open) > text.lastIndexOf(close);
}

/** After a digit: feet and minutes, inches and seconds; or the end of a quotation. */
const primeRule = (typed: RegExp, pair: readonly [string, string], prime: string) =>
  new InputRule(
    typed,
    (state, _, start, end) =>
      state.tr.insertText(isOpen(state, end, pair) ? pair[1] : prime, start, end),
    { inCodeMark: false },
  );

/** A letter after a prime makes it an apostrophe: the 1980’s. */
const primeBeforeLetter = new InputRule(
  /\d′(\p{L})$/u,
  (state, match, _, end) =>
    state.tr
      .replaceWith(end - 1, end, state.schema.text(apostrophe))
      .insertText(match[1] ?? '', end),
  { inCodeMark: false },
);

/**
 * Markdown beginnings of blocks, and typographic marks of the site's language. Backspace right
 * after one brings back what was typed.
 */
export const typingRules = inputRules({
  rules: [
    blockRule(/^(##|###) $/, 'heading', (typed) => ({ level: typed.length === 4 ? 3 : 2 })),
    blockRule(/^> $/, 'quotation'),
    listRule(/^[-*] $/, 'bulleted'),
    listRule(/^1[.)] $/, 'numbered'),
    shortenedRule,
    decadeRule,
    primeRule(/(?<=\d)'$/, marks.single, '′'),
    primeRule(/(?<=\d)"$/, marks.double, '″'),
    primeBeforeLetter,
    markRule(new RegExp(`${before}(")$`), marks.double[0]),
    markRule(/"$/, marks.double[1]),
    markRule(new RegExp(`${before}(')$`), openSingle),
    markRule(/'$/, closeSingle === apostrophe ? closeSingle : apostrophe),
    markRule(/--$/, marks.dash),
    // A third hyphen belongs to the dash.
    markRule(new RegExp(`${marks.dash}-$`), marks.dash),
    markRule(/\.\.\.$/, '…'),
  ],
});
