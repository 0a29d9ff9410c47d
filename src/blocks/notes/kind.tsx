import type { Node } from 'prosemirror-model';
import type { TextKind } from '#ui/admin/articles/blocks/define-block-kind.ts';
import {
  inlineContent,
  inlineOf,
  restOf,
  richTextOf,
} from '#ui/admin/articles/blocks/inline-text.ts';
import * as surfaceWords from '#ui/words/admin/surface-words.ts';
import type { NotesBlock } from './notes.ts';

const noteOf = (node: Node) => ({ ...node.attrs.rest, id: node.attrs.id, ...richTextOf(node) });

export const kind: TextKind<NotesBlock> = {
  label: surfaceWords.footnotes,
  icon: 'note',
  group: surfaceWords.more,
  words: surfaceWords.notesReferencesSources,
  empty: () => ({ type: 'notes', items: [{ id: 'note-1', content: '' }] }),
  nodes: {
    notes: {
      group: 'block',
      content: 'footnote+',
      isolating: true,
      attrs: { id: { default: '' }, rest: { default: null } },
      parseDOM: [{ tag: 'section[data-notes]' }],
      toDOM: () => ['section', { 'data-notes': '', class: 'article-notes' }, 0],
    },
    footnote: {
      content: inlineContent,
      defining: true,
      attrs: { id: { default: '' }, rest: { default: null } },
      parseDOM: [
        {
          tag: 'p[data-note-text]',
          context: 'notes/',
          priority: 60,
          getAttrs: (element) => ({ id: element.dataset.noteText ?? '' }),
        },
      ],
      toDOM: ({ attrs }) => ['p', { 'data-note-text': attrs.id }, 0],
    },
  },
  toNode: (block, schema) => {
    const rest = restOf(block, ['id', 'type', 'items']);
    const items = block.items.map((one) =>
      schema.node(
        'footnote',
        { id: one.id, rest: restOf(one, ['id', 'content', 'marks']) },
        inlineOf(one, schema),
      ),
    );
    return schema.node('notes', { id: block.id, rest }, items);
  },
  toBlock: (node) => ({
    ...node.attrs.rest,
    id: node.attrs.id,
    type: 'notes',
    items: node.children.map(noteOf),
  }),
};
