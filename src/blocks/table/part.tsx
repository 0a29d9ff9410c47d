import { useId } from 'react';
import type { BlockPart } from '#ui/kit/article/blocks/block-part.ts';
import { figureColumns } from '#ui/kit/article/blocks/figure-columns.ts';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import type { TableBlock } from './table.ts';

// The first column stays in place while the others scroll under it.
const rowHead =
  'sticky left-0 min-w-28 max-w-[40vw] bg-paper py-2.5 pe-4 text-start align-top font-semibold wrap-anywhere max-md:pe-2 print:static';
const bodyCell = {
  figure:
    'whitespace-nowrap py-2.5 ps-4 text-end align-top font-serif text-[1.0625rem]/5 lining-nums tabular-nums max-md:ps-2 max-md:text-[0.875rem]/5',
  text: 'min-w-24 py-2.5 ps-4 text-start align-top max-md:ps-2 print:min-w-0',
} as const;
const columnHead = 'align-bottom font-semibold text-[0.8125rem]/[1.0625rem] text-ink-3';

interface RowProps {
  cells: readonly string[];
  /** For each column, true if it holds figures. */
  figures: readonly boolean[];
}

const HeadRow = ({ cells, figures }: RowProps) => (
  <tr>
    {figures.map((isFigure, at) => {
      const place =
        at === 0 ? rowHead : `py-2.5 ps-4 max-md:ps-2 ${isFigure ? 'text-end' : 'text-start'}`;
      const text = cells[at] ?? '';
      // A corner without words heads nothing.
      const Cell = text === '' ? 'td' : 'th';
      return (
        <Cell
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a column
          key={at}
          {...(text === '' ? {} : { scope: 'col' })}
          className={`${place} ${columnHead}`}
          {...writtenIn(text)}
        >
          {text}
        </Cell>
      );
    })}
  </tr>
);

const Row = ({ cells, figures }: RowProps) => (
  <tr className="border-rule border-t">
    {figures.map((isFigure, at) => {
      const text = cells[at] ?? '';
      return at === 0 && text !== '' ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a column
        <th key={at} scope="row" className={rowHead} {...writtenIn(text)}>
          {text}
        </th>
      ) : (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a column
          key={at}
          className={at === 0 ? rowHead : bodyCell[isFigure ? 'figure' : 'text']}
          {...writtenIn(text)}
        >
          {text}
        </td>
      );
    })}
  </tr>
);

/** A table. One that is wider than the text scrolls sideways, by keyboard too. */
export const Part: BlockPart<TableBlock> = ({ block }) => {
  const id = useId();
  const { caption, rows, hasHead, hasTotal, source } = block;
  const head = hasHead ? rows.slice(0, 1) : [];
  const total = hasTotal && rows.length > head.length ? rows.slice(-1) : [];
  const body = rows.slice(head.length, rows.length - total.length);
  const figures = figureColumns(rows, body);
  if (figures.length === 0) return null;
  const name = caption ? { 'aria-labelledby': id } : { 'aria-label': 'Table' };
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
        className="overflow-x-auto border-strong border-t-2 print:overflow-visible"
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
            {body.map((cells, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a row
              <Row key={at} cells={cells} figures={figures} />
            ))}
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
