import { Fragment, Slice } from 'prosemirror-model';
import { nodeOf } from '../text-document.ts';
import { blocksOfMarkdown } from './markdown.ts';

/** Converts a pasted plain text; a single line goes on in the paragraph with the caret. */
export function sliceOfText(text: string): Slice {
  const nodes = blocksOfMarkdown(text).map(nodeOf);
  const isOpen = (at: number): number => (nodes.at(at)?.type.name === 'paragraph' ? 1 : 0);
  return new Slice(Fragment.from(nodes), isOpen(0), isOpen(-1));
}
