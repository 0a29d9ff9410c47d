import { Fragment, Slice } from 'prosemirror-model';
import type { ContentBlock } from '#core/article/content-block.ts';
import { lineEnd } from '#core/text/stored-form.ts';
import { nodeOf } from '../text-document.ts';
import type { LeftOut } from './left-out.ts';
import { blocksOfMarkdown, isPlainlyMarkdown } from './markdown.ts';
import { cellsOfText } from './pasted-cells.ts';

/** Blocks of a text as it was typed: each line is a paragraph. */
const linesOf = (text: string): ContentBlock[] =>
  text
    .split(/\r\n?|[\n\f\u2029]/)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ id: '', type: 'paragraph', content: line.trim().replace(lineEnd, '\n') }));

function sliceOf(blocks: readonly ContentBlock[]): Slice {
  const nodes = blocks.map(nodeOf);
  const isOpen = (at: number): number => (nodes.at(at)?.type.name === 'paragraph' ? 1 : 0);
  return new Slice(Fragment.from(nodes), isOpen(0), isOpen(-1));
}

/** Converts a text as it was typed; a single line is inserted at the caret. */
export const sliceOfLines = (text: string): Slice => sliceOf(linesOf(text));

/** Form in which a pasted plain text was read. */
export type ReadAs = 'lines' | 'cells' | 'Markdown';

/** Returns how a pasted plain text is read: as cells or Markdown only where all of it plainly is that. */
export function readingOf(text: string): ReadAs {
  if (cellsOfText(text)) return 'cells';
  return isPlainlyMarkdown(text) ? 'Markdown' : 'lines';
}

/** Converts a pasted plain text by its reading. */
export function sliceOfText(text: string, leftOut: LeftOut = new Map()): Slice {
  const rows = cellsOfText(text);
  if (rows) return sliceOf([{ id: '', type: 'table', rows, hasHead: false, hasTotal: false }]);
  return isPlainlyMarkdown(text) ? sliceOf(blocksOfMarkdown(text, leftOut)) : sliceOfLines(text);
}
