import type { ReactNode } from 'react';
import { writtenIn } from './written-in.ts';

/** Text below the title of a list page; nothing where there is none. */
export const PageDescription = ({ text = '' }: { text?: string | undefined }) =>
  text === '' ? null : (
    <p className="-mt-1.5 mb-3 max-w-prose text-standfirst wrap-anywhere" {...writtenIn(text)}>
      {text}
    </p>
  );

interface PageHeadingProps {
  /** Sort of page, such as 'Topic', or the way to it. */
  above?: ReactNode;
  children: ReactNode;
}

/** Title of a list page over a strong rule, with the category's disc at its right end. */
export function PageHeading({ above, children }: PageHeadingProps) {
  return (
    <div className="pt-5">
      <div className="relative mb-5 border-strong border-b-2 pt-2 pb-3.5 after:absolute after:end-0 after:bottom-0 after:half-disc after:[--disc-width:56px] lg:after:[--disc-width:88px]">
        {above && <div className="mb-0.5 text-meta">{above}</div>}
        <h1 className="pe-19 text-splash lg:pe-30">{children}</h1>
      </div>
    </div>
  );
}
