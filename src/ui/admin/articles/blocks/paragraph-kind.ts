import type { ParagraphBlock } from '#core/article/blocks/paragraph.ts';
import type { TextKind } from './define-block-kind.ts';
import { inlineContent, inlineOf, restOf, richTextOf } from './inline-text.ts';

export const paragraphKind: TextKind<ParagraphBlock> = {
  label: 'Paragraph',
  icon: 'text',
  group: 'Text',
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
