import { joinTexts } from '../marks.ts';
import {
  type Cell,
  cellOf,
  type PlacedCell,
  placedCells,
  type RichCell,
  type TableBlock,
  wholeGrid,
  widthOf,
  withBlanks,
} from './table.ts';

type Rows = TableBlock['rows'];

/** A change of placed cells: a row or a column is added or removed at a place. */
type Axis = 'row' | 'column';

const spanOf: Record<Axis, 'rows' | 'columns'> = { row: 'rows', column: 'columns' };

/** Rows of placed cells of a grid of that size. */
const rowsOf = (placed: readonly PlacedCell[], height: number, width: number): Rows =>
  withBlanks(placed, height, width).map((cells) =>
    cells.map(({ cell, columns, rows }): Cell => cellOf({ ...cell, columns, rows })),
  );

/** Inserts an empty row or column at a place; cells that span it grow. */
export function insertAt(rows: Rows, axis: Axis, at: number): Rows {
  const span = spanOf[axis];
  const grid = wholeGrid(rows);
  const placed = grid.flat().map((one) => {
    if (one[axis] >= at) return { ...one, [axis]: one[axis] + 1 };
    return one[axis] + one[span] > at ? { ...one, [span]: one[span] + 1 } : one;
  });
  const isRow = axis === 'row';
  return rowsOf(placed, rows.length + Number(isRow), widthOf(grid) + Number(!isRow));
}

/** Removes the row or column at a place; cells that span it shrink. */
export function removeAt(rows: Rows, axis: Axis, at: number): Rows {
  const span = spanOf[axis];
  const grid = wholeGrid(rows);
  const placed = grid.flat().flatMap((one) => {
    if (one[axis] > at) return [{ ...one, [axis]: one[axis] - 1 }];
    if (one[axis] + one[span] <= at) return [one];
    return one[span] > 1 ? [{ ...one, [span]: one[span] - 1 }] : [];
  });
  const isRow = axis === 'row';
  return rowsOf(placed, rows.length - Number(isRow), widthOf(grid) - Number(!isRow));
}

/** Returns the cell that begins at or covers a place. */
export const cellAt = (grid: readonly (readonly PlacedCell[])[], row: number, column: number) =>
  grid
    .flat()
    .find(
      (one) =>
        row >= one.row &&
        row < one.row + one.rows &&
        column >= one.column &&
        column < one.column + one.columns,
    );

/** Replaces the content of the cell at a place of a whole grid. */
export function setCell(rows: Rows, row: number, column: number, cell: RichCell): Rows {
  const grid = wholeGrid(rows);
  const target = cellAt(grid, row, column);
  return grid.map((cells) =>
    cells.map((one) =>
      cellOf({
        ...(one === target ? { ...one.cell, ...cell } : one.cell),
        columns: one.columns,
        rows: one.rows,
      }),
    ),
  );
}

/**
 * Joins a cell with the next one in its row or column, whose text becomes a line of it. Returns the rows as they are
 * where the next one has other edges, or there is none.
 */
export function mergeAt(rows: Rows, axis: Axis, row: number, column: number): Rows {
  const grid = wholeGrid(rows);
  const one = cellAt(grid, row, column);
  if (!one) return rows;
  const along = axis === 'column';
  const other = along
    ? cellAt(grid, one.row, one.column + one.columns)
    : cellAt(grid, one.row + one.rows, one.column);
  const fits =
    other !== undefined &&
    (along
      ? other.row === one.row && other.rows === one.rows
      : other.column === one.column && other.columns === one.columns);
  if (!fits) return rows;
  const span = spanOf[axis];
  const filled = [one.cell, other.cell].filter(({ content }) => content !== '');
  const merged = {
    ...one,
    cell: { ...one.cell, ...joinTexts(filled, '\n') },
    [span]: one[span] + other[span],
  };
  const placed = grid
    .flat()
    .flatMap((cell) => (cell === one ? [merged] : cell === other ? [] : [cell]));
  return rowsOf(placed, rows.length, widthOf(grid));
}

/** Divides a cell that spans others into cells of one place each; its text stays in the first. */
export function splitAt(rows: Rows, row: number, column: number): Rows {
  const grid = wholeGrid(rows);
  const one = cellAt(grid, row, column);
  const placed = grid
    .flat()
    .map((cell) => (cell === one ? { ...cell, rows: 1, columns: 1 } : cell));
  return rowsOf(placed, rows.length, widthOf(grid));
}

const covers = (one: PlacedCell, other: PlacedCell): boolean =>
  one.row < other.row + other.rows &&
  other.row < one.row + one.rows &&
  one.column < other.column + other.columns &&
  other.column < one.column + one.columns;

/**
 * Puts cells into the grid from a place on, as a spreadsheet does: in their own rows and columns, with their spans. The
 * table grows as far as it has to; cells in their way are divided where they span others.
 */
export function spreadAt(
  rows: Rows,
  row: number,
  column: number,
  cells: readonly (readonly RichCell[])[],
): Rows {
  const grid = wholeGrid(rows);
  const put = placedCells(cells.map((line) => [...line]))
    .flat()
    .map((one) => ({ ...one, row: one.row + row, column: one.column + column }));
  const area: PlacedCell = {
    ...{ cell: { content: '' }, row, column, rows: cells.length },
    columns: widthOf([put]) - column,
  };
  const replaced = new Map(put.map((one) => [`${one.row}:${one.column}`, one]));
  const around = grid.flat().flatMap((one) => {
    if (!covers(one, area)) return [one];
    const isReplaced = put.some((other) => covers({ ...one, rows: 1, columns: 1 }, other));
    return isReplaced ? [] : [{ ...one, rows: 1, columns: 1 }];
  });
  return rowsOf(
    [...around, ...replaced.values()],
    Math.max(rows.length, row + cells.length),
    Math.max(widthOf(grid), column + area.columns),
  );
}
