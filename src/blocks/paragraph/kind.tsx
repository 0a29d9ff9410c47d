import type { TextKind } from '#ui/admin/articles/blocks/define-block-kind.ts';
import {
  inlineContent,
  inlineOf,
  restOf,
  richTextOf,
} from '#ui/admin/articles/blocks/inline-text.ts';
import * as words from '#ui/words/admin/surface-words.ts';
import type { ParagraphBlock } from './paragraph.ts';

export const kind: TextKind<ParagraphBlock> = {
  label: words.paragraph,
  icon: 'text',
  group: words.text,
  empty: () => ({ type: 'paragraph', content: '' }),
  nodes: {
    paragraph: {
      group: 'block',
      content: inlineContent,
      attrs: { id: { default: '' }, rest: { default: null } },
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', 0],
    },
  },
  toNode: (block, schema) => {
    const rest = restOf(block, ['id', 'type', 'content', 'marks']);
    return schema.node('paragraph', { id: block.id, rest }, inlineOf(block, schema));
  },
  toBlock: (node) => ({
    ...node.attrs.rest,
    id: node.attrs.id,
    type: 'paragraph',
    ...richTextOf(node),
  }),
};
