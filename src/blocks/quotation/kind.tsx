import type { TextKind } from '#ui/admin/articles/blocks/define-block-kind.ts';
import {
  inlineContent,
  inlineOf,
  restOf,
  richTextOf,
} from '#ui/admin/articles/blocks/inline-text.ts';
import * as surfaceWords from '#ui/words/admin/surface-words.ts';
import type { QuotationBlock } from './quotation.ts';

/** Element whose content is the quotation: its only paragraph, if it has one. */
function quotedIn(quote: globalThis.Node): HTMLElement {
  if (!(quote instanceof HTMLElement)) throw new TypeError('A quotation is an element.');
  const [only] = quote.children;
  return quote.children.length === 1 && only instanceof HTMLElement && only.matches('p')
    ? only
    : quote;
}

export const kind: TextKind<QuotationBlock> = {
  label: surfaceWords.quotation,
  icon: 'quote',
  group: surfaceWords.text,
  words: surfaceWords.quoteBlockquoteSource,
  typed: '>',
  empty: () => ({ type: 'quotation', content: '' }),
  nodes: {
    quotation: {
      group: 'block',
      content: inlineContent,
      defining: true,
      attrs: { id: { default: '' }, source: { default: null }, rest: { default: null } },
      parseDOM: [{ tag: 'blockquote', contentElement: quotedIn }],
      toDOM: ({ attrs }) => [
        'blockquote',
        attrs.source ? { 'data-source': attrs.source } : {},
        ['p', 0],
      ],
    },
  },
  toNode: (block, schema) => {
    const rest = restOf(block, ['id', 'type', 'content', 'marks', 'source']);
    const { id, source = null } = block;
    return schema.node('quotation', { id, source, rest }, inlineOf(block, schema));
  },
  toBlock: (node) => ({
    ...node.attrs.rest,
    ...(node.attrs.source !== null && { source: node.attrs.source }),
    id: node.attrs.id,
    type: 'quotation',
    ...richTextOf(node),
  }),
};
