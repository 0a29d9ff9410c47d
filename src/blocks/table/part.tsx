import { useId } from 'react';
import type { BlockPart } from '#ui/kit/article/blocks/block-part.ts';
import { MarkedText } from '#ui/kit/article/blocks/marked-text.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import { InTurns } from '#ui/kit/page/in-turns.tsx';
import * as words from '#ui/words/blocks-words.ts';
import type { RichText } from '../marks.ts';
import { figureColumns } from './figure-columns.ts';
import { type PlacedCell, type TableBlock, wholeGrid, widthOf } from './table.ts';

// The first column stays in place while the others scroll under it.
const rowHead =
  'sticky start-0 min-w-28 max-w-[40vw] bg-paper py-2.5 pe-4 text-start align-top font-semibold wrap-anywhere max-md:pe-2 print:static';
const bodyCell = {
  figure:
    'whitespace-nowrap py-2.5 ps-4 text-end align-top font-serif text-[1.0625rem]/5 lining-nums tabular-nums max-md:ps-2 max-md:text-[0.875rem]/5',
  text: 'min-w-24 py-2.5 ps-4 text-start align-top max-md:ps-2 print:min-w-0',
} as const;
const columnHead = 'align-bottom font-semibold text-[0.8125rem]/[1.0625rem] text-ink-3';

interface RowProps {
  cells: readonly PlacedCell[];
  /** For each column, true if it holds figures. */
  figures: readonly boolean[];
}

const spansOf = ({ columns, rows }: PlacedCell) => ({
  ...(columns > 1 ? { colSpan: columns } : {}),
  ...(rows > 1 ? { rowSpan: rows } : {}),
});

/** Class of a cell with line breaks. */
const linesIn = ({ content }: RichText): string =>
  content.includes('\n') ? ' whitespace-pre-line' : '';

const HeadRow = ({ cells, figures }: RowProps) => (
  <tr>
    {cells.map((one) => {
      const { cell, column } = one;
      const isFigure = figures[column] && one.columns === 1;
      const place =
        column === 0 ? rowHead : `py-2.5 ps-4 max-md:ps-2 ${isFigure ? 'text-end' : 'text-start'}`;
      // A corner without words heads nothing.
      const Cell = cell.content === '' ? 'td' : 'th';
      const scope = one.columns > 1 ? 'colgroup' : 'col';
      return (
        <Cell
          key={column}
          {...(cell.content === '' ? {} : { scope })}
          {...spansOf(one)}
          className={`${place} ${columnHead}${linesIn(cell)}`}
          {...writtenIn(cell.content)}
        >
          <MarkedText text={cell} />
        </Cell>
      );
    })}
  </tr>
);

const Row = ({ cells, figures }: RowProps) => (
  <tr className="border-rule border-t">
    {cells.map((one) => {
      const { cell, column } = one;
      return column === 0 && cell.content !== '' ? (
        <th
          key={column}
          scope={one.rows > 1 ? 'rowgroup' : 'row'}
          {...spansOf(one)}
          className={`${rowHead}${linesIn(cell)}`}
          {...writtenIn(cell.content)}
        >
          <MarkedText text={cell} />
        </th>
      ) : (
        <td
          key={column}
          {...spansOf(one)}
          className={`${column === 0 ? rowHead : bodyCell[figures[column] ? 'figure' : 'text']}${linesIn(cell)}`}
          {...writtenIn(cell.content)}
        >
          <MarkedText text={cell} />
        </td>
      );
    })}
  </tr>
);

/** A table. One that is wider than the text scrolls sideways, by keyboard too. */
export const Part: BlockPart<TableBlock> = ({ block }) => {
  const id = useId();
  const { caption, rows, hasHead, hasTotal, source } = block;
  const grid = wholeGrid(rows);
  const head = hasHead ? grid.slice(0, 1) : [];
  const total = hasTotal && grid.length > head.length ? grid.slice(-1) : [];
  const body = grid.slice(head.length, grid.length - total.length);
  const figures = figureColumns(widthOf(grid), body.flat());
  if (figures.length === 0) return null;
  const name = caption ? { 'aria-labelledby': id } : { 'aria-label': words.table };
  return (
    <figure className="my-9 font-sans xl:clear-left print:my-4.5 print:break-inside-avoid">
      {caption ? (
        <p
          id={id}
          className="mb-2.5 font-bold text-[1.0625rem]/[1.4375rem]"
          {...writtenIn(caption)}
        >
          {caption}
        </p>
      ) : null}
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it must scroll by keyboard
        tabIndex={0}
        {...name}
        className="scroll-hint overflow-x-auto border-strong border-t-2 print:overflow-visible"
      >
        <table
          {...name}
          className="w-full border-collapse text-[0.9375rem]/5 max-md:text-[0.875rem]/5"
        >
          {head.length > 0 ? (
            <thead>
              <HeadRow cells={head[0] ?? []} figures={figures} />
            </thead>
          ) : null}
          <tbody>
            <InTurns>
              {body.map((cells, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a row
                <Row key={at} cells={cells} figures={figures} />
              ))}
            </InTurns>
          </tbody>
          {total.length > 0 ? (
            <tfoot className="[&>tr>*]:border-strong [&>tr>*]:border-t [&>tr>*]:font-bold">
              <Row cells={total[0] ?? []} figures={figures} />
            </tfoot>
          ) : null}
        </table>
      </section>
      {source ? (
        <figcaption className="mt-2 text-meta" {...writtenIn(source)}>
          {source}
        </figcaption>
      ) : null}
    </figure>
  );
};
