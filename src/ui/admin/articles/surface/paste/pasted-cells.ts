import { DOMParser as SchemaParser } from 'prosemirror-model';
import type { RichCell } from '#blocks/table/table.ts';
import { inlineSchema } from '../../blocks/inline-schema.ts';
import { richTextOf } from '../../blocks/inline-text.ts';
import { cleanClipboard } from './clean-clipboard.ts';

const parser = SchemaParser.fromSchema(inlineSchema);

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

/** Cells of a text that a spreadsheet copied: lines with the same number of tabs; `undefined` for another text. */
export function cellsOfText(text: string): string[][] | undefined {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  const rows = lines.map((line) => line.split('\t').map((cell) => cell.trim()));
  const [first] = rows;
  const isTable =
    first !== undefined && first.length > 1 && rows.every((row) => row.length === first.length);
  return isTable ? rows : undefined;
}

/** Cells of a clipboard that holds one table and nothing else; `undefined` for another one. */
export function pastedCells(clipboard: DataTransfer | null): RichCell[][] | undefined {
  const html = clipboard?.getData('text/html') ?? '';
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const one of body.querySelectorAll('style, script, meta')) one.remove();
  const table = body.querySelector('table');
  if (table && table.rows.length * (table.rows[0]?.cells.length ?? 0) > 1) {
    const outside =
      (body.textContent ?? '').trim().length - (table.textContent ?? '').trim().length;
    if (outside > 0) return undefined;
    cleanClipboard(body, new Map());
    const own = body.querySelector('table');
    return own ? cellsOf(own) : undefined;
  }
  return cellsOfText(clipboard?.getData('text/plain') ?? '')?.map((row) =>
    row.map((content) => ({ content })),
  );
}
