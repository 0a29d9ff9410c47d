import { type ReactNode, useId } from 'react';
import { PageHead } from '#ui/kit/page/page-head.tsx';

export interface Term {
  name: string;
  /** Line of small text under the name. */
  note?: string;
  text: string;
}

/** Description list in ruled rows. */
export function TermList({ terms }: { terms: Term[] }) {
  return (
    <dl className="-mt-2 divide-y divide-rule lg:-mt-4">
      {terms.map(({ name, note, text }) => (
        <div
          key={name}
          className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1 py-4 sm:grid-cols-[13rem_minmax(0,1fr)]"
        >
          <dt className="text-h4">
            {name}
            {note ? <span className="mt-0.5 block text-meta">{note}</span> : null}
          </dt>
          <dd className="text-summary">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface StaticSectionProps {
  heading: string;
  children: ReactNode;
}

/** Section under a rule; on wide screens its heading is in the margin. */
export function StaticSection({ heading, children }: StaticSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 border-rule py-6 not-first:border-t lg:grid-cols-12 lg:py-8"
    >
      <h2 id={id} className="text-h3 lg:col-span-4">
        {heading}
      </h2>
      <div className="min-w-0 max-w-prose space-y-[1.15em] text-body lg:col-span-8">{children}</div>
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
