import { InputRule, inputRules, wrappingInputRule } from 'prosemirror-inputrules';
import type { EditorState } from 'prosemirror-state';
import type { ListStyle } from '#blocks/list/list.ts';
import { type TypedMarks, typedMarks } from '#core/locale/typed-marks.ts';
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

/** Inserts a mark in place of the last typed character and those that the rule found before it. */
const markRule = (typed: RegExp, mark: string) => new InputRule(typed, mark, { inCodeMark: false });

/** Characters after which a quotation mark opens, those of opening marks among them. */
const before = ({ double, single }: TypedMarks): string =>
  String.raw`(?:^|[\s([{<\-–—/"'\u00a0\ufffc${double[0]}${single[0]}])`;

const apostrophe = '’';

/** Words that begin with an apostrophe, by what is typed after it. */
const shortened = /(?:\d\ds?|n|em|tis|twas|til|cause|bout|round|cos|kay|neath)/;

/** An opening single mark before what turns out to be a shortened word becomes its apostrophe: ’90s, ’n’, ’em. */
const shortenedRule = (openSingle: string) =>
  new InputRule(
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
const decadeRule = (openSingle: string) =>
  new InputRule(
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
  return open === close
    ? text.split(open).length % 2 === 0
    : text.lastIndexOf(open) > text.lastIndexOf(close);
}

/** After a digit: feet and minutes, inches and seconds; or the end of a quotation. */
const primeRule = (typed: RegExp, pair: readonly [string, string], prime: string) =>
  new InputRule(
    typed,
    (state, _, start, end) =>
      state.tr.insertText(isOpen(state, end, pair) ? pair[1] : prime, start, end),
    { inCodeMark: false },
  );

/** A letter after a prime, or after a mark that closed within a word, makes it an apostrophe: the 1980’s, ‚ich hab’s‘. */
const apostropheRule = (closeSingle: string) =>
  new InputRule(
    new RegExp(`(?:\\d′|\\p{L}${closeSingle})(\\p{L})$`, 'u'),
    (state, match, _, end) =>
      state.tr
        .replaceWith(end - 1, end, state.schema.text(apostrophe))
        .insertText(match[1] ?? '', end),
    { inCodeMark: false },
  );

/** Closes the single quotation that is open, or else writes an apostrophe. */
const singleRule = (pair: readonly [string, string]) =>
  new InputRule(
    /'$/,
    (state, _, start, end) =>
      state.tr.insertText(isOpen(state, end, pair) ? pair[1] : apostrophe, start, end),
    { inCodeMark: false },
  );

/**
 * Markdown beginnings of blocks, and typographic marks of a language, by default the site's. Backspace right
 * after one brings back what was typed.
 */
export function typingRules(marks = typedMarks()) {
  const { double, single, dash } = marks;
  return inputRules({
    rules: [
      blockRule(/^(##|###) $/, 'heading', (typed) => ({ level: typed.length === 4 ? 3 : 2 })),
      blockRule(/^> $/, 'quotation'),
      listRule(/^[-*] $/, 'bulleted'),
      listRule(/^1[.)] $/, 'numbered'),
      shortenedRule(single[0]),
      decadeRule(single[0]),
      primeRule(/(?<=\d)'$/, single, '′'),
      primeRule(/(?<=\d)"$/, double, '″'),
      apostropheRule(single[1]),
      markRule(new RegExp(`${before(marks)}(")$`), double[0]),
      markRule(/"$/, double[1]),
      markRule(new RegExp(`${before(marks)}(')$`), single[0]),
      singleRule(single),
      markRule(/--$/, dash),
      // A third hyphen belongs to the dash.
      markRule(new RegExp(`${dash}-$`), dash),
      markRule(/\.\.\.$/, '…'),
    ],
  });
}
