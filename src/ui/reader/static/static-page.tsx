import type { ReactNode } from 'react';
import { PageHead } from '#ui/kit/page/page-head.tsx';

interface StaticPageProps {
  heading: string;
  siteName: string;
  /** Its address. */
  path: string;
  /** Meta description. */
  description: string;
  standfirst?: string;
  /** Line of small text under the heading. */
  meta?: ReactNode;
  children: ReactNode;
}

/** Page of plain text: heading and sections. */
export function StaticPage(props: StaticPageProps) {
  const { heading, siteName, path, description, standfirst, meta, children } = props;
  return (
    <div className="wrap pt-8 pb-4 md:pt-12 md:pb-6">
      <PageHead
        title={`${heading} - ${siteName}`}
        siteName={siteName}
        path={path}
        description={description}
      />
      <h1 className="text-h1">{heading}</h1>
      {meta ? <p className="mt-2 text-meta">{meta}</p> : null}
      {standfirst ? <p className="mt-3 max-w-[58ch] text-standfirst">{standfirst}</p> : null}
      <div className="mt-8 border-strong border-t-2 lg:mt-10">{children}</div>
    </div>
  );
}
