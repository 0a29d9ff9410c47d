import type { TextKind } from '#ui/admin/articles/blocks/define-block-kind.ts';
import {
  inlineContent,
  inlineOf,
  restOf,
  richTextOf,
} from '#ui/admin/articles/blocks/inline-text.ts';
import * as surfaceWords from '#ui/words/admin/surface-words.ts';
import type { HeadingBlock } from './heading.ts';

const levelOf = (level: unknown): HeadingBlock['level'] => (level === 3 ? 3 : 2);

export const kind: TextKind<HeadingBlock> = {
  label: surfaceWords.subheading,
  icon: 'heading',
  group: surfaceWords.text,
  words: surfaceWords.headingTitleH2,
  variants: [
    { label: surfaceWords.subheading, typed: '##', values: { level: 2 } },
    { label: surfaceWords.smallSubheading, typed: '###', values: { level: 3 } },
  ],
  empty: () => ({ type: 'heading', level: 2, content: '' }),
  nodes: {
    heading: {
      group: 'block',
      content: inlineContent,
      defining: true,
      attrs: { id: { default: '' }, level: { default: 2 }, rest: { default: null } },
      parseDOM: [
        { tag: 'h1', attrs: { level: 2 } },
        { tag: 'h2', attrs: { level: 2 } },
        ...['h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 3 } })),
      ],
      toDOM: ({ attrs }) => [`h${levelOf(attrs.level)}`, 0],
    },
  },
  toNode: (block, schema) => {
    const rest = restOf(block, ['id', 'type', 'level', 'content', 'marks']);
    const { id, level } = block;
    return schema.node('heading', { id, level, rest }, inlineOf(block, schema));
  },
  toBlock: (node) => ({
    ...node.attrs.rest,
    id: node.attrs.id,
    type: 'heading',
    level: levelOf(node.attrs.level),
    ...richTextOf(node),
  }),
};
