import type { EditorState, Transaction } from 'prosemirror-state';
import type { BlockType, ContentBlock } from '#core/article/content-block.ts';
import type { AdminIconName } from '../../parts/admin-icon.tsx';
import { emptyBlock, kindEntries } from '../blocks/block-kinds.ts';
import { menuGroups } from '../blocks/define-block-kind.ts';
import { positionOf } from './changed-blocks.ts';
import { nodeType } from './schema.ts';
import { currentBlock, currentNode, selectBlock } from './text-commands.ts';
import { nodeOf } from './text-document.ts';

export interface InsertEntry {
  type: BlockType;
  label: string;
  icon: AdminIconName;
  group: (typeof menuGroups)[number];
  /** Further words that find it, in lower case. */
  words: string;
  typed: string | undefined;
  values: object;
}

/** Entries of the menu that inserts blocks, by their groups. */
const entries: readonly InsertEntry[] = menuGroups.flatMap((group) =>
  kindEntries
    .filter(([, kind]) => kind.group === group)
    .flatMap(([type, { label, icon, words = '', typed, variants }]) =>
      (variants ?? [{ label, icon, typed, values: {} }]).map((variant) => ({
        icon,
        ...variant,
        type,
        group,
        words: `${variant.label} ${label} ${words}`.toLowerCase(),
      })),
    ),
);

/** Entries in which each typed word begins a word. */
export function entriesFor(query: string): readonly InsertEntry[] {
  const sought = query.toLowerCase().split(' ').filter(Boolean);
  return entries.filter(({ words }) =>
    sought.every((word) => words.split(' ').some((one) => one.startsWith(word))),
  );
}

/** Text after a slash at the beginning of a paragraph that has nothing else; `undefined` elsewhere. */
export function slashQuery({ selection }: EditorState): string | undefined {
  const { $from, empty } = selection;
  if (!empty || $from.depth !== 1 || $from.parent.type !== nodeType('paragraph')) return undefined;
  if ($from.parentOffset !== $from.parent.content.size) return undefined;
  return /^\/([\p{L} -]{0,24})$/u.exec($from.parent.textContent)?.[1];
}

/** A new block of an entry. */
const blockOfEntry = ({ type, values }: InsertEntry): ContentBlock => ({
  ...emptyBlock(type),
  ...values,
});

/** Replaces the paragraph with the typed slash by a new block. */
export function insertInPlace(state: EditorState, entry: InsertEntry): Transaction {
  const index = currentBlock(state);
  const start = positionOf(state.doc, index);
  const old = currentNode(state);
  const node = nodeOf({ ...blockOfEntry(entry), id: old.attrs.id });
  const tr = state.tr.replaceWith(start, start + old.nodeSize, node);
  return selectBlock(tr, index).scrollIntoView();
}
