import { expect, test } from 'vitest';
import { placedCells, richOf, type TableBlock, wholeGrid } from './table.ts';
import { insertAt, mergeAt, removeAt, setCell, splitAt, spreadAt } from './table-edit.ts';

const rows: TableBlock['rows'] = [
  ['Ward', { content: 'Votes', columns: 2 }],
  [{ content: 'North', rows: 2 }, '2024', '120'],
  ['2026', '140'],
];

/** The grid as text: a cell stands in each place that it covers. */
function drawn(table: TableBlock['rows']): string[] {
  const grid: string[][] = table.map(() => []);
  for (const { cell, row, column, rows: down, columns } of placedCells(table).flat()) {
    for (let y = 0; y < down; y += 1) {
      for (let x = 0; x < columns; x += 1) {
        const line = grid[row + y];
        if (line) line[column + x] = cell.content || '.';
      }
    }
  }
  return grid.map((line) => line.join('|'));
}

test('cells move aside for those that span rows above them', () => {
  expect(drawn(rows)).toEqual(['Ward|Votes|Votes', 'North|2024|120', 'North|2026|140']);
});

test('rows and columns are inserted anywhere; cells that span the place grow', () => {
  expect(drawn(insertAt(rows, 'row', 2))).toEqual([
    ...['Ward|Votes|Votes', 'North|2024|120', 'North|.|.', 'North|2026|140'],
  ]);
  expect(drawn(insertAt(rows, 'row', 0))[0]).toBe('.|.|.');
  expect(drawn(insertAt(rows, 'column', 2))).toEqual([
    ...['Ward|Votes|Votes|Votes', 'North|2024|.|120', 'North|2026|.|140'],
  ]);
  expect(drawn(insertAt(rows, 'column', 3))[1]).toBe('North|2024|120|.');
});

test('rows and columns are removed anywhere; cells that span the place shrink', () => {
  expect(drawn(removeAt(rows, 'row', 1))).toEqual(['Ward|Votes|Votes', 'North|2026|140']);
  expect(drawn(removeAt(rows, 'column', 1))).toEqual(['Ward|Votes', 'North|120', 'North|140']);
  expect(drawn(removeAt(rows, 'column', 0))).toEqual(['Votes|Votes', '2024|120', '2026|140']);
});

test('cells are merged and divided, and no text is lost', () => {
  const merged = mergeAt(rows, 'row', 1, 1);
  expect(drawn(merged)).toEqual([
    'Ward|Votes|Votes',
    'North|2024\n2026|120',
    'North|2024\n2026|140',
  ]);
  expect(drawn(splitAt(merged, 1, 1))[2]).toBe('North|.|140');
  // The next cell has other edges.
  expect(mergeAt(rows, 'row', 0, 1)).toEqual(rows);
});

test('copied cells are spread from a place on, and the table grows', () => {
  const cells = [['a', 'b', 'c'], ['d']].map((line) => line.map((content) => ({ content })));
  expect(drawn(spreadAt([['1', '2']], 0, 1, cells))).toEqual(['1|a|b|c', '.|d|.|.']);
});

test('cells are pasted in their own columns, with their spans, over cells that span others', () => {
  const cells = [
    [{ content: '2024', columns: 2 }, { content: '2025' }],
    [{ content: '1' }, { content: '2' }, { content: '3' }],
  ];
  expect(drawn(spreadAt([['x']], 0, 0, cells))).toEqual(['2024|2024|2025', '1|2|3']);
  const wide = [[{ content: 'wide', columns: 2 }, 'z']];
  expect(drawn(spreadAt(wide, 0, 0, [[{ content: 'a' }, { content: 'b' }]]))).toEqual(['a|b|z']);
  expect(drawn(spreadAt(wide, 0, 1, [[{ content: 'b' }]]))).toEqual(['wide|b|z']);
});

test('cells that push each other aside stay within a bounded grid', () => {
  const cell = { content: '', rows: 1000 };
  const grid = wholeGrid(Array.from({ length: 200 }, () => Array.from({ length: 10 }, () => cell)));
  expect(grid.flat().length).toBeLessThan(30_000);
});

test('a cell is a text as long as it is no more', () => {
  const marks = [{ start: 0, end: 1, kind: 'strong' as const }];
  const marked = setCell([['1', '2']], 0, 1, { content: '2', marks });
  expect(marked).toEqual([['1', { content: '2', marks }]]);
  expect(setCell(marked, 0, 1, { content: '3', marks: [] })).toEqual([['1', '3']]);
  expect(richOf('x')).toEqual({ content: 'x' });
});
