import { expect, test } from 'vitest';
import { figureColumns } from './figure-columns.ts';
import { placedCells, type TableBlock, widthOf } from './table.ts';

/** Columns of a table whose body begins with the row `from`. */
function columnsOf(rows: TableBlock['rows'], from = 0): boolean[] {
  const placed = placedCells(rows);
  return figureColumns(widthOf(placed), placed.slice(from).flat());
}

const isFigureColumn = (...cells: string[]): boolean | undefined =>
  columnsOf(cells.map((cell) => ['Town', cell]))[1];

test.each([
  [['2,14,600', '38,045']],
  [['1.4', '−2.6', '+3']],
  [['₹512', '₹ 1,120']],
  [['98 %', '12%', '20 °C']],
  [['12 kg', '3 m']],
  [['512', '–', '', 'n/a']],
  [['12:30', '9:05']],
  [['1 200', "1'200"]],
])('a column of %j holds figures', (cells) => {
  expect(isFigureColumn(...cells)).toBe(true);
});

test.each([
  [['Rain', 'Sun']],
  [['512', 'about 600']],
  [['', '–']],
  [['3 towns']],
  [['June 5']],
  [['1'.repeat(41)]],
])('a column of %j holds words', (cells) => {
  expect(isFigureColumn(...cells)).toBe(false);
});

test('a table is as wide as its longest row, and the first column names the rows', () => {
  expect(columnsOf([['Town'], ['1', '2', '3']], 1)).toEqual([false, true, true]);
  expect(columnsOf([])).toEqual([]);
});

test('cells that span columns count for none of them', () => {
  const total = { content: 'of all', columns: 2 };
  expect(
    columnsOf([
      ['Pune', '1', '2'],
      ['Sum', total],
    ]),
  ).toEqual([false, true, true]);
});
