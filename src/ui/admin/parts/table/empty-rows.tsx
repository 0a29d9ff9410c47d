import type { ReactNode } from 'react';

interface EmptyRowsProps {
  /** Number of matches on all pages. */
  total: number;
  search: string;
  /** Shown where there are no records and no search. */
  empty: ReactNode;
  /** Under it. */
  action: ReactNode;
}

/** In the place of rows: one line, and what makes the first one. */
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
