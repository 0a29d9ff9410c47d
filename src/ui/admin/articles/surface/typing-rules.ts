import { InputRule, inputRules, wrappingInputRule } from 'prosemirror-inputrules';
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
    markRule(new RegExp(`${before}(")$`), marks.double[0]),
    markRule(/"$/, marks.double[1]),
    markRule(new RegExp(`${before}(')$`), marks.single[0]),
    markRule(/'$/, marks.single[1] === '’' ? marks.single[1] : '’'),
    markRule(/--$/, marks.dash),
    markRule(/\.\.\.$/, '…'),
  ],
});
