import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import type { MarkKind } from '#blocks/marks.ts';
import { safeLink } from '#core/text/safe-address.ts';

/** An element that sets a weight or slant of its own is not emphasis, as the `b` around all of Google Docs. */
const isUnstyled = (property: 'fontWeight' | 'fontStyle') => (element: HTMLElement) =>
  element.style[property] === 'normal' || element.style[property] === '400' ? false : null;

const isStruck = (decoration: string) => (decoration.includes('line-through') ? null : false);

/** Specs of marks of texts. */
export const marks: Record<MarkKind, MarkSpec> = {
  link: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (element) => {
          const href = element.getAttribute('href') ?? '';
          const isWithin = href.startsWith('#');
          const address = isWithin ? undefined : safeLink(href);
          return address === undefined ? false : { href: address };
        },
      },
    ],
    toDOM: ({ attrs }) => ['a', { href: attrs.href, rel: 'noreferrer' }, 0],
  },
  note: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[data-note]',
        priority: 60,
        getAttrs: (element) => ({ href: element.dataset.note ?? '' }),
      },
    ],
    toDOM: ({ attrs }) => ['a', { 'data-note': attrs.href, class: 'article-note-sign' }, 0],
  },
  strike: {
    parseDOM: [
      { tag: 's, strike, del' },
      { style: 'text-decoration', getAttrs: isStruck },
      { style: 'text-decoration-line', getAttrs: isStruck },
    ],
    toDOM: () => ['s', 0],
  },
  superscript: {
    excludes: 'subscript',
    parseDOM: [{ tag: 'sup' }, { style: 'vertical-align=super' }],
    toDOM: () => ['sup', 0],
  },
  subscript: {
    excludes: 'superscript',
    parseDOM: [{ tag: 'sub' }, { style: 'vertical-align=sub' }],
    toDOM: () => ['sub', 0],
  },
  strong: {
    parseDOM: [
      { tag: 'strong', getAttrs: isUnstyled('fontWeight') },
      { tag: 'b', getAttrs: isUnstyled('fontWeight') },
      {
        style: 'font-weight',
        getAttrs: (value) => (/^(bold(er)?|[6-9]\d{2})$/.test(value) ? null : false),
      },
    ],
    toDOM: () => ['strong', 0],
  },
  emphasis: {
    parseDOM: [
      { tag: 'em', getAttrs: isUnstyled('fontStyle') },
      { tag: 'i', getAttrs: isUnstyled('fontStyle') },
      { style: 'font-style=italic' },
    ],
    toDOM: () => ['em', 0],
  },
  code: {
    code: true,
    parseDOM: [{ tag: 'code' }],
    toDOM: () => ['code', 0],
  },
};

/** Specs of what texts consist of. */
export const inlineNodes: Record<'text' | 'line_break', NodeSpec> = {
  text: {},
  line_break: {
    inline: true,
    selectable: false,
    linebreakReplacement: true,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
    leafText: () => '\n',
  },
};

/** Schema of a single text with marks, such as a cell of a table. */
export const inlineSchema = new Schema({
  nodes: {
    doc: { content: '(text | line_break)*' },
    ...inlineNodes,
  },
  marks,
});
