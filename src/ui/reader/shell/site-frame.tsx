import { type ReactNode, useEffect } from 'react';
import type { Session } from '#core/account/session.ts';
import type { Site } from '#core/site/site.ts';
import { setDefaultTheme } from '#ui/kit/behaviours/theme.ts';
import { FlashToast } from '#ui/kit/page/flash-toast.tsx';
import { Toaster } from '#ui/kit/page/toaster.island.tsx';
import type { Toast } from '#ui/kit/stores/toast-store.ts';
import { BottomNav } from './bottom-nav.tsx';
import { BreakingLine } from './breaking-line.tsx';
import { categoryAt } from './category-at.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { PrintedAddress } from './printed-address.tsx';
import { PushPrompt } from './push-prompt.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { ownPages } from './site-links.ts';

interface SiteFrameProps {
  site: Site;
  session: Session;
  /** Path of the page inside. */
  path: string;
  /** Slug of the category of the page's content, such as that of an article. */
  section?: string | undefined;
  /** Toast to show when the page opens. */
  toast?: Toast | undefined;
  children: ReactNode;
}

/** Frame of every page for readers. */
export function SiteFrame(props: SiteFrameProps) {
  const { site, session, path, section, toast, children } = props;
  const { siteName, themeDefault } = site.settings;
  const activeSlug = categoryAt(path) ?? section;
  useEffect(() => setDefaultTheme(themeDefault), [themeDefault]);
  return (
    <div className="flex min-h-dvh flex-col max-md:pb-[calc(3.5rem+1px+env(safe-area-inset-bottom))]">
      <a
        href="#main"
        className="absolute top-2 left-(--margin) z-60 -translate-y-20 bg-ink px-4 py-2.5 font-semibold text-on-ink focus:translate-y-0"
      >
        Skip to content
      </a>
      <BreakingLine line={site.breaking} />
      <SiteHeader site={site} session={session} activeSlug={activeSlug} />
      <p className="wrap hidden w-full border-strong border-b-2 py-3 font-serif text-h3 print:block">
        {siteName}
      </p>
      <main id="main" data-live="main" tabIndex={-1} className="w-full flex-auto">
        {children}
      </main>
      <PrintedAddress path={path} />
      <SiteFooter site={site} />
      <BottomNav path={path} />
      <MobileMenu
        siteName={siteName}
        categories={site.categories}
        activeSlug={activeSlug}
        ownPages={ownPages(session, site)}
      />
      <PushPrompt edition={site.edition} />
      <FlashToast toast={toast} />
      <Toaster />
    </div>
  );
}
