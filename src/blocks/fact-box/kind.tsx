import type { TextKind } from '#ui/admin/articles/blocks/define-block-kind.ts';
import {
  inlineContent,
  inlineOf,
  plainTextOf,
  restOf,
  richTextOf,
} from '#ui/admin/articles/blocks/inline-text.ts';
import * as surfaceWords from '#ui/words/admin/surface-words.ts';
import type { FactBoxBlock } from './fact-box.ts';

export const kind: TextKind<FactBoxBlock> = {
  label: surfaceWords.factBox,
  icon: 'fact-box',
  group: surfaceWords.more,
  words: surfaceWords.asideBackgroundExplainer,
  empty: () => ({ type: 'fact-box', title: '', paragraphs: [{ content: '' }] }),
  nodes: {
    'fact-box': {
      group: 'block',
      content: 'fact_title paragraph+',
      isolating: true,
      attrs: { id: { default: '' }, rest: { default: null } },
      parseDOM: [{ tag: 'aside' }],
      toDOM: () => ['aside', 0],
    },
    fact_title: {
      content: inlineContent,
      marks: '',
      defining: true,
      parseDOM: [{ tag: 'p.fact-title', context: 'fact-box/', priority: 60 }],
      toDOM: () => ['p', { class: 'fact-title' }, 0],
    },
  },
  toNode: (block, schema) => {
    const rest = restOf(block, ['id', 'type', 'title', 'paragraphs']);
    const title = schema.node('fact_title', null, inlineOf({ content: block.title }, schema));
    const texts = block.paragraphs.map((one) =>
      schema.node('paragraph', { rest: restOf(one, ['content', 'marks']) }, inlineOf(one, schema)),
    );
    return schema.node('fact-box', { id: block.id, rest }, [title, ...texts]);
  },
  toBlock: (node) => {
    const [title, ...texts] = node.children;
    return {
      ...node.attrs.rest,
      id: node.attrs.id,
      type: 'fact-box',
      title: title ? plainTextOf(title) : '',
      paragraphs: texts.map((one) => ({ ...one.attrs.rest, ...richTextOf(one) })),
    };
  },
};
