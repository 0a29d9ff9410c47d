import { type FormEvent, useState } from 'react';
import { ROWS_PER_PAGE, rowsPerPage } from '#core/back-office/record-list.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { Button } from '#ui/kit/design/button.tsx';
import * as words from '#ui/words/admin/parts-words.ts';
import type { TableAddress } from './use-table-address.ts';

interface TableFootProps {
  list: { records: unknown[]; total: number; page: number; pages: number };
  address: TableAddress;
}

/** Number of the page, which can be typed. */
function PageNumber({ list: { page, pages }, address }: TableFootProps) {
  const [typed, setTyped] = useState(String(page));
  const [former, setFormer] = useState(page);
  if (former !== page) {
    setFormer(page);
    setTyped(String(page));
  }
  const go = (event: FormEvent): void => {
    event.preventDefault();
    const asked = Math.min(pages, Math.max(1, Math.round(Number(typed)) || page));
    setTyped(String(asked));
    address.goToPage(asked);
  };
  return (
    <form noValidate onSubmit={go}>
      <label className="flex items-center gap-1.5">
        {words.page}
        <input
          type="number"
          min={1}
          max={pages}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className="field-box min-h-9 w-20 rounded-1 px-2 py-1 text-ui tabular-nums pointer-coarse:min-h-11"
        />
        {words.ofPages(inDigits(pages))}
      </label>
    </form>
  );
}

/** Number of rows on a page, to choose. */
const RowsChoice = ({ address }: Pick<TableFootProps, 'address'>) => (
  <select
    aria-label={words.rowsPerPage}
    value={address.rows}
    onChange={({ target }) => {
      const rows = rowsPerPage.find((one) => String(one) === target.value);
      if (rows) address.setRows(rows);
    }}
    className="field-box min-h-9 w-auto rounded-1 py-1 pe-8 ps-2.5 text-ui pointer-coarse:min-h-11"
  >
    {rowsPerPage.map((rows) => (
      <option key={rows} value={rows}>
        {words.rows(inDigits(rows))}
      </option>
    ))}
  </select>
);

/** Range of the rows shown, and the pager. */
export function TableFoot({ list, address }: TableFootProps) {
  const { records, total, page, pages } = list;
  if (total === 0) return null;
  const from = (page - 1) * address.rowsShown + 1;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 pt-3 text-meta">
      <p aria-live="polite">
        {records.length === 0
          ? words.inAll(inDigits(total))
          : words.rangeOf(inDigits(from), inDigits(from + records.length - 1), inDigits(total))}
      </p>
      {total > ROWS_PER_PAGE ? (
        <div className="flex flex-wrap items-center gap-2">
          <RowsChoice address={address} />
          {pages > 1 ? (
            <>
              <PageNumber list={list} address={address} />
              <Button
                tone="line"
                size="small"
                disabled={page <= 1}
                onClick={() => address.goToPage(Math.min(page - 1, pages))}
              >
                {words.previous}
              </Button>
              <Button
                tone="line"
                size="small"
                disabled={page >= pages}
                onClick={() => address.goToPage(page + 1)}
              >
                {words.next}
              </Button>
            </>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
