import type { Node } from 'prosemirror-model';

/** Differing blocks: `[from, to)` in one document, `[from, otherTo)` in the other. */
export interface ChangedBlocks {
  from: number;
  to: number;
  otherTo: number;
}

/** Range of blocks in which two documents differ; blocks that are the same object don't. */
export function changedBlocks(one: Node, other: Node): ChangedBlocks {
  const most = Math.min(one.childCount, other.childCount);
  let from = 0;
  while (from < most && one.child(from) === other.child(from)) from += 1;
  let end = 0;
  while (
    end < most - from &&
    one.child(one.childCount - 1 - end) === other.child(other.childCount - 1 - end)
  ) {
    end += 1;
  }
  return { from, to: one.childCount - end, otherTo: other.childCount - end };
}

/** Position in the document before the block with that index. */
export function positionOf(document: Node, index: number): number {
  let position = 0;
  for (let at = 0; at < index; at += 1) position += document.child(at).nodeSize;
  return position;
}
