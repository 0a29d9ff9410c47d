import { ROWS_PER_PAGE } from '#core/back-office/record-list.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { Button } from '#ui/kit/design/button.tsx';
import * as words from '#ui/words/admin/parts-words.ts';
import type { TableAddress } from './use-table-address.ts';

interface TableFootProps {
  list: { records: unknown[]; total: number; page: number; pages: number };
  address: TableAddress;
}

/** Range of the rows shown, and the pager. */
export function TableFoot({ list, address }: TableFootProps) {
  const { records, total, page, pages } = list;
  if (total === 0) return null;
  const from = (page - 1) * ROWS_PER_PAGE + 1;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 pt-3 text-meta">
      <p aria-live="polite">
        {records.length === 0
          ? words.inAll(inDigits(total))
          : words.rangeOf(inDigits(from), inDigits(from + records.length - 1), inDigits(total))}
      </p>
      {pages > 1 ? (
        <div className="flex gap-2">
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
        </div>
      ) : null}
    </div>
  );
}
