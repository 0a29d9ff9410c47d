import { DOMParser } from 'prosemirror-model';
import type { RichCell } from '#blocks/table/table.ts';
import { inlineSchema } from '../../blocks/inline-schema.ts';
import { richTextOf } from '../../blocks/inline-text.ts';

const parser = DOMParser.fromSchema(inlineSchema);

/** Text of an element that holds no blocks, with its marks. */
export const textOfElement = (element: Element) => richTextOf(parser.parse(element));

/** Cells of a table, row by row. */
export const cellsOf = (table: HTMLTableElement): RichCell[][] =>
  [...table.rows].map((row) =>
    [...row.cells].map(
      (cell): RichCell => ({
        ...textOfElement(cell),
        ...(cell.colSpan > 1 ? { columns: cell.colSpan } : {}),
        ...(cell.rowSpan > 1 ? { rows: cell.rowSpan } : {}),
      }),
    ),
  );
