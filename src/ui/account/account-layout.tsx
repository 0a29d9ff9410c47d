import type { ReactNode } from 'react';
import { Picture } from '#ui/kit/design/picture.tsx';
import { useSite } from '#ui/site-route.tsx';
import * as words from '#ui/words/account-words.ts';

interface AccountLayoutProps {
  heading: string;
  /** Text under the heading. */
  intro: string;
  siteName: string;
  children: ReactNode;
}

/** Layout of the account pages: the form, with a picture beside it from a tablet's width on. */
export function AccountLayout({ heading, intro, siteName, children }: AccountLayoutProps) {
  const isInPage = useSite().site.edition === 'browser';
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-(--gutter) gap-y-8 pt-8 pb-4 md:grid-cols-12 md:pt-12 md:pb-6">
      <div className="min-w-0 md:col-span-5">
        <h1 className="mb-2 text-h1">{heading}</h1>
        <p className="text-ink-3">{intro}</p>
        {children}
      </div>
      <aside aria-label={words.aboutAccounts} className="min-w-0 md:col-span-6 md:col-start-7">
        <Picture
          picture={{ src: '/art/india.svg', alt: '', placeholder: 0 }}
          ratio="4:3"
          isDecorative
          className="mb-4 hidden md:block [&>img]:object-[34%_50%]"
        />
        <p className="text-summary">{words.oneAccountKeepsYourSubscription(siteName)}</p>
        {isInPage && <p className="mt-3 text-pretty text-meta">{words.inThisEditionAnAccount}</p>}
      </aside>
    </div>
  );
}
