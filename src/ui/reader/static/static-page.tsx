import { type ReactNode, useId } from 'react';
import { calendarDate } from '#core/locale/reader-dates.ts';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import { PageHead } from '#ui/kit/page/page-head.tsx';
import * as words from '#ui/words/static-pages-words.ts';

interface StaticSectionProps {
  /** Absent for what stands before the first heading. */
  heading?: string | undefined;
  /** True for the only section of a page; without a heading, it begins at the page's edge. */
  isAlone?: boolean;
  children: ReactNode;
}

/** Section under a rule; on wide screens its heading is in the margin. */
export function StaticSection({ heading, isAlone = false, children }: StaticSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={heading === undefined ? undefined : id}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 border-rule py-6 not-first:border-t lg:grid-cols-12 lg:py-8"
    >
      {heading === undefined ? null : (
        <h2 id={id} className="text-h3 wrap-anywhere lg:col-span-4" {...writtenIn(heading)}>
          {heading}
        </h2>
      )}
      <div
        className={`min-w-0 max-w-prose space-y-[1.15em] text-body lg:col-span-8 ${isAlone && heading === undefined ? '' : 'lg:col-start-5'}`}
      >
        {children}
      </div>
    </section>
  );
}

interface StaticPageProps {
  heading: string;
  siteName: string;
  /** Its address. */
  path: string;
  /** Meta description. */
  description: string;
  standfirst?: string;
  /** ISO instant of the last update, if the page names its day. */
  updatedAt?: string | undefined;
  children: ReactNode;
}

/** Page of plain text: heading and sections. */
export function StaticPage(props: StaticPageProps) {
  const { heading, siteName, path, description, standfirst, updatedAt, children } = props;
  return (
    <div className="wrap pt-8 pb-4 md:pt-12 md:pb-6">
      <PageHead
        title={`${heading} - ${siteName}`}
        siteName={siteName}
        path={path}
        description={description}
      />
      <h1 className="text-h1 wrap-anywhere" {...writtenIn(heading)}>
        {heading}
      </h1>
      {updatedAt ? (
        <p className="mt-2 text-meta">
          {words.lastUpdated}{' '}
          <time dateTime={updatedAt.slice(0, 10)} suppressHydrationWarning>
            {calendarDate(Date.parse(updatedAt))}
          </time>
        </p>
      ) : null}
      {standfirst ? (
        <p className="mt-3 max-w-[58ch] text-standfirst" {...writtenIn(standfirst)}>
          {standfirst}
        </p>
      ) : null}
      <div className="mt-8 border-strong border-t-2 lg:mt-10">{children}</div>
    </div>
  );
}
