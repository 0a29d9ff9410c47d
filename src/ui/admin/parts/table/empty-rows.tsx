import type { ReactNode } from 'react';

interface EmptyRowsProps {
  /** Number of matches on all pages. */
  total: number;
  search: string;
  /** Note if there are no records at all. */
  empty: ReactNode;
  /** Button below that note. */
  action: ReactNode;
}

/** Note in place of rows: no records, no matches, or an empty page. */
export function EmptyRows({ total, search, empty, action }: EmptyRowsProps) {
  const isEmpty = total === 0 && search === '';
  const words = total > 0 ? 'Nothing is on this page.' : `Nothing found for "${search}".`;
  return (
    <div className="grid justify-items-start gap-3 border-ink border-t-2 py-6">
      <p className="text-ink-2">{isEmpty ? empty : words}</p>
      {isEmpty ? action : null}
    </div>
  );
}
