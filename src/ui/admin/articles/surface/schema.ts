import { type MarkSpec, type NodeSpec, type NodeType, Schema } from 'prosemirror-model';
import type { MarkKind } from '#blocks/marks.ts';
import { safeLink } from '#core/text/safe-address.ts';
import { kindEntries } from '../blocks/block-kinds.ts';
import { isTextKind } from '../blocks/define-block-kind.ts';

/** A block that is one piece in the text; `values` are its fields without id and type. */
const cardSpec = (type: string): NodeSpec => ({
  group: 'block card',
  atom: true,
  attrs: { id: { default: '' }, values: { default: {} } },
  toDOM: (node) => ['div', { 'data-card': type, 'data-values': JSON.stringify(node.attrs.values) }],
});

/** A block that can't be edited: of an unknown type, or with content that the text can't hold. */
const lockedSpec: NodeSpec = {
  group: 'block card',
  atom: true,
  attrs: { raw: {} },
  toDOM: () => ['div', { 'data-locked': '' }],
};

const blockNodes = kindEntries.flatMap(([type, kind]) =>
  isTextKind(kind) ? Object.entries(kind.nodes) : [[type, cardSpec(type)] as [string, NodeSpec]],
);

/** An element that sets a weight or slant of its own is not emphasis, as the `b` around all of Google Docs. */
const isUnstyled = (property: 'fontWeight' | 'fontStyle') => (element: HTMLElement) =>
  element.style[property] === 'normal' || element.style[property] === '400' ? false : null;

const marks: Record<MarkKind, MarkSpec> = {
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

/** Schema of the text. A paragraph is the first block, so that it fills what is missing. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    ...Object.fromEntries(blockNodes),
    locked: lockedSpec,
    text: {},
    line_break: {
      inline: true,
      selectable: false,
      linebreakReplacement: true,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
      leafText: () => '\n',
    },
  },
  marks,
});

/** Type of nodes with that name. */
export function nodeType(name: string): NodeType {
  const type: NodeType | undefined = schema.nodes[name];
  if (!type) throw new Error(`The schema has no nodes of the type ${name}.`);
  return type;
}
