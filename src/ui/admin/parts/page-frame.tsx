import type { ReactNode } from 'react';
import { inDigits } from '#core/locale/numbers.ts';
import { Icon } from '#ui/kit/design/icon.tsx';
import * as words from '#ui/words/admin/parts-words.ts';

interface AdminPageProps {
  title: string;
  /** Number of records, shown beside the title. */
  count?: number | undefined;
  /** Primary button of the page. */
  action?: ReactNode;
  children: ReactNode;
}

/** Page of a section: link to the dashboard, title, primary button, content. */
export function AdminPage({ title, count, action, children }: AdminPageProps) {
  return (
    <div className="w-full min-w-0 max-w-[77.5rem] px-4 pt-4 pb-12 text-ui md:px-8 md:pt-5 md:pb-16">
      <a
        href="/admin/dashboard"
        className="-ms-1 inline-flex min-h-8 items-center gap-1.5 text-ink-2 text-kicker hover:text-ink hover:underline-ui pointer-coarse:min-h-11"
      >
        <Icon name="arrow-left" className="size-4" />
        {words.backToDashboard}
      </a>
      <div className="mt-1 mb-4.5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="flex-auto font-bold text-[1.5rem]/7.5 tracking-[-0.015em]">
          {title}
          {count === undefined ? null : (
            <span className="ms-2 font-normal text-ink-3 tabular-nums">{inDigits(count)}</span>
          )}
        </h1>
        {action}
      </div>
      {children}
    </div>
  );
}
