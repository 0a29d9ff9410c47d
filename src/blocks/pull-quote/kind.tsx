import type { TextKind } from '#ui/admin/articles/blocks/define-block-kind.ts';
import {
  inlineContent,
  inlineOf,
  plainTextOf,
  restOf,
} from '#ui/admin/articles/blocks/inline-text.ts';
import * as words from '#ui/words/admin/surface-words.ts';
import type { PullQuoteBlock } from './pull-quote.ts';

export const kind: TextKind<PullQuoteBlock> = {
  label: words.pullQuote,
  icon: 'pull-quote',
  group: words.text,
  empty: () => ({ type: 'pull-quote', content: '' }),
  nodes: {
    'pull-quote': {
      group: 'block',
      content: inlineContent,
      marks: '',
      defining: true,
      attrs: { id: { default: '' }, rest: { default: null } },
      parseDOM: [{ tag: 'p.pull-quote', priority: 60 }],
      toDOM: () => ['p', { class: 'pull-quote' }, 0],
    },
  },
  toNode: ({ id, content, ...block }, schema) =>
    schema.node('pull-quote', { id, rest: restOf(block, ['type']) }, inlineOf({ content }, schema)),
  toBlock: (node) => ({
    ...node.attrs.rest,
    id: node.attrs.id,
    type: 'pull-quote',
    content: plainTextOf(node),
  }),
};
