import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { changedBlocks } from './changed-blocks.ts';
import { nodeType } from './schema.ts';
import { SHOWN } from './transaction-marks.ts';

const countIn = (nodes: readonly Node[]): number =>
  nodes.filter(({ type }) => type === nodeType('locked')).length;

/** Refuses changes that would remove a block that can't be edited. */
export const lockedBlocks = (say: (words: string) => void): Plugin =>
  new Plugin({
    filterTransaction: (tr) => {
      if (!tr.docChanged || tr.getMeta(SHOWN)) return true;
      const { from, to, otherTo } = changedBlocks(tr.before, tr.doc);
      const before = countIn(tr.before.children.slice(from, to));
      if (before <= countIn(tr.doc.children.slice(from, otherTo))) return true;
      say('A block that can’t be edited here is selected. Nothing was removed.');
      return false;
    },
  });
