import type { ReactNode } from 'react';
import * as words from '#ui/words/cards-words.ts';

interface WithRailProps {
  children: ReactNode;
  /** Sticky content beside the main column; below it on small screens. */
  rail: ReactNode;
}

/** Main column of a page, 9 of 12 columns wide, with the rail beside it. */
export function WithRail({ children, rail }: WithRailProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-(--gutter) lg:grid-cols-12">
      <div className="min-w-0 border-rule lg:col-span-9 lg:border-e lg:pe-(--gutter)">
        {children}
      </div>
      <aside aria-label={words.moreFromTheSite} className="min-w-0 lg:col-span-3 print:hidden">
        <div className="mt-10 grid gap-10 md:max-lg:grid-cols-[300px_minmax(0,1fr)] md:max-lg:gap-(--gutter) lg:sticky lg:top-18 lg:mt-0 lg:gap-9 [&>*]:min-w-0">
          {rail}
        </div>
      </aside>
    </div>
  );
}
