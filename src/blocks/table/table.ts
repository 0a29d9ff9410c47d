import * as z from 'zod/mini';
import { storedList, storedOptionalText, storedSwitch, storedText } from '#core/text/stored.ts';
import { defineBlock, replacePlain, replaceText } from '../define-block.ts';
import { type RichText, richTextFields } from '../marks.ts';

const span = () => z.catch(z.optional(z.int().check(z.minimum(2), z.maximum(1_000))), undefined);

/** A cell with marks, or one that spans columns or rows. */
const richCell = z.looseObject({ ...richTextFields, columns: span(), rows: span() });

/** A cell: its text, or that with more where it has more. */
const cellSchema = z.catch(z.union([z.string(), richCell]), '');

export type Cell = z.infer<typeof cellSchema>;
export type RichCell = z.infer<typeof richCell>;

const schema = z.looseObject({
  id: storedText(),
  type: z.literal('table'),
  caption: storedOptionalText(),
  /** Cells, row by row, without the places that a spanning cell covers; shorter rows end with empty cells. */
  rows: storedList(z.array(cellSchema)),
  /** True if the first row holds the headings of the columns. */
  hasHead: storedSwitch(true),
  /** True if the last row holds totals. */
  hasTotal: storedSwitch(),
  source: storedOptionalText(),
});

export type TableBlock = z.infer<typeof schema>;

/** Returns a cell as an object. */
export const richOf = (cell: Cell): RichCell =>
  typeof cell === 'string' ? { content: cell } : cell;

/** Returns a cell in its stored form: a text where it is no more than that. */
export function cellOf({ content, marks, columns, rows, ...rest }: RichCell): Cell {
  const fields = {
    ...rest,
    ...(marks && marks.length > 0 ? { marks } : {}),
    ...(columns === undefined || columns < 2 ? {} : { columns }),
    ...(rows === undefined || rows < 2 ? {} : { rows }),
  };
  return Object.keys(fields).length === 0 ? content : { content, ...fields };
}

/** A cell with its place in the grid of a table, from 0. */
export interface PlacedCell {
  cell: RichCell;
  row: number;
  column: number;
  columns: number;
  rows: number;
}

/** Most columns of a table; wider spans are cut, and cells beyond span no rows. */
export const MOST_COLUMNS = 100;

/**
 * Places the cells of a table in its grid. Cells move aside for those that span rows above them, and spans end at the
 * last row, as browsers do.
 */
export function placedCells(rows: TableBlock['rows']): PlacedCell[][] {
  /** For each column, the row in which the cells above end. */
  const ends: number[] = [];
  return rows.map((cells, row) => {
    let column = 0;
    return cells.map((one) => {
      const cell = richOf(one);
      while ((ends[column] ?? 0) > row) column += 1;
      const place = {
        ...{ cell, row, column },
        columns: Math.min(cell.columns ?? 1, Math.max(1, MOST_COLUMNS - column)),
        rows: column < MOST_COLUMNS ? Math.min(cell.rows ?? 1, rows.length - row) : 1,
      };
      for (const end = column + place.columns; column < end; column += 1) {
        ends[column] = Math.max(ends[column] ?? 0, row + place.rows);
      }
      return place;
    });
  });
}

/** Number of columns of placed cells. */
export const widthOf = (placed: readonly (readonly PlacedCell[])[]): number =>
  placed.flat().reduce((width, { column, columns }) => Math.max(width, column + columns), 0);

/** Adds an empty cell in each place of a grid that no cell covers. */
export function withBlanks(
  placed: readonly PlacedCell[],
  height: number,
  width: number,
): PlacedCell[][] {
  const byRow = Map.groupBy(placed, ({ row }) => row);
  const ends = Array.from({ length: width }, () => 0);
  return Array.from({ length: height }, (_, row) => {
    const cells = byRow.get(row) ?? [];
    for (const { column, columns, rows: down } of cells) {
      for (let at = column; at < Math.min(width, column + columns); at += 1) {
        ends[at] = Math.max(ends[at] ?? 0, row + down);
      }
    }
    const blanks = ends.flatMap((end, column): PlacedCell[] =>
      end > row ? [] : [{ cell: { content: '' }, row, column, columns: 1, rows: 1 }],
    );
    return [...cells, ...blanks].sort((one, other) => one.column - other.column);
  });
}

/** Cells of a whole grid: each place that no cell covers has an empty one. */
export function wholeGrid(rows: TableBlock['rows']): PlacedCell[][] {
  const placed = placedCells(rows);
  return withBlanks(placed.flat(), rows.length, Math.max(1, widthOf(placed)));
}

const replaceCell = (cell: Cell, replace: (text: RichText) => RichText): Cell =>
  typeof cell === 'string'
    ? cellOf(replaceText({ content: cell }, replace))
    : cellOf(replaceText(cell, replace));

export const table = defineBlock<TableBlock>({
  schema,
  mapTexts: (block, replace) => {
    const captioned = replacePlain(block, ['caption'], replace);
    const rows = block.rows.map((row) => row.map((cell) => replaceCell(cell, replace)));
    return replacePlain({ ...captioned, rows }, ['source'], replace);
  },
  isVisual: true,
  beforePremium: 'counted',
});
