import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { newBlockId } from '../blocks/new-block-id.ts';
import { changedBlocks, positionOf } from './changed-blocks.ts';
import { SHOWN } from './transaction-marks.ts';

const idOf = (node: Node): string => {
  const { id, raw } = node.attrs;
  return String(id ?? raw?.id ?? '');
};

/** True if more than one block has that id. */
const isShared = (document: Node, id: string): boolean =>
  document.children.filter((node) => idOf(node) === id).length > 1;

/** Indices of new blocks whose id is missing, or is that of another block. */
function withoutOwnId(before: Node, now: Node): number[] {
  const { from, to, otherTo } = changedBlocks(now, before);
  if (to - from === 1 && otherTo === to) {
    const id = idOf(now.child(from));
    if (id !== '' && id === idOf(before.child(from)) && !isShared(now, id)) return [];
  }
  const kept = new Set<Node>(before.children.slice(from, otherTo));
  const taken = new Set(now.children.filter((_, at) => at < from || at >= to).map(idOf));
  const lacking: number[] = [];
  for (let at = from; at < to; at += 1) {
    const node = now.child(at);
    const id = idOf(node);
    // Stored blocks without an id, or with that of another, keep what they have.
    const isStored = kept.delete(node) && (id === '' || isShared(before, id));
    if (!isStored && (id === '' || taken.has(id))) lacking.push(at);
    else taken.add(id);
  }
  return lacking;
}

/**
 * Gives new blocks an id of their own. After a split the first half keeps the id; pasted and
 * duplicated blocks get new ones.
 */
export const blockIds = new Plugin({
  appendTransaction: (transactions, before, state) => {
    const isShown = transactions.some((tr) => tr.getMeta(SHOWN));
    if (before.doc === state.doc || isShown) return null;
    const lacking = withoutOwnId(before.doc, state.doc);
    if (lacking.length === 0) return null;
    const { tr } = state;
    for (const at of lacking) {
      const { raw } = state.doc.child(at).attrs;
      const id = newBlockId();
      const place = positionOf(state.doc, at);
      if (raw) tr.setNodeAttribute(place, 'raw', { ...raw, id });
      else tr.setNodeAttribute(place, 'id', id);
    }
    return tr;
  },
});
