import { type ReactNode, useContext, useEffect, useLayoutEffect } from 'react';
import type { Session } from '#core/account/session.ts';
import type { ShownBreaking } from '#core/breaking/breaking-line.ts';
import { lookProperties } from '#core/look/look-properties.ts';
import type { Site } from '#core/site/site.ts';
import { safeMedia } from '#core/text/safe-address.ts';
import { InvitesAdvertisers } from '#ui/kit/advertisement/ad-slot.tsx';
import { setDefaultTheme } from '#ui/kit/behaviours/theme.ts';
import { Icon } from '#ui/kit/design/icon.tsx';
import { PublishedTime } from '#ui/kit/design/published-time.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import { BottomNav } from '#ui/kit/frame/bottom-nav.tsx';
import { MobileMenu } from '#ui/kit/frame/mobile-menu.tsx';
import { SiteFooter } from '#ui/kit/frame/site-footer.tsx';
import { SiteHeader } from '#ui/kit/frame/site-header.tsx';
import { categoryAt, invitesAdvertisers, ownPages } from '#ui/kit/frame/site-links.ts';
import { ServerPageContext, useIsExported } from '#ui/kit/page/server-page.ts';
import { FlashToast } from '#ui/kit/page/toast-card.tsx';
import { Toaster } from '#ui/kit/page/toaster.island.tsx';
import { SiteFacts } from '#ui/kit/site-parts/site-facts.ts';
import type { Toast } from '#ui/kit/stores/toast-store.ts';
import * as words from '#ui/words/frame-words.ts';
import { PushPromptCard } from './push-prompt-card.island.tsx';

const breakingLooks = {
  breaking: {
    name: words.breaking,
    className: 'bg-sun text-on-sun [--focus:var(--on-sun)] [&_.icon-button:hover]:bg-sun-hover',
  },
  developing: { name: words.developing, className: 'border-strong border-b-2 bg-paper text-ink' },
};

/** Line above the header of every page. Its place is there without one, so that a new one is announced. */
function BreakingLine({ line }: { line: ShownBreaking | undefined }) {
  const look = breakingLooks[line?.look ?? 'breaking'];
  const text = line ? <span {...writtenIn(line.text)}>{line.text}</span> : null;
  return (
    <div
      data-live="breaking"
      role="status"
      aria-label={words.breakingNews}
      tabIndex={-1}
      className="print:hidden"
    >
      {line ? (
        // A new line is another element: the one before may be closed.
        <div key={line.at} data-breaking={line.at} className={look.className}>
          <div className="wrap flex min-h-11 items-center gap-x-3.5 text-nav wrap-anywhere max-md:flex-wrap">
            <b>{look.name}</b>
            <span className="min-w-0 flex-1 py-2 font-semibold max-md:order-last max-md:basis-full max-md:pt-0">
              {line.link === '' ? (
                text
              ) : (
                <a href={line.link} className="inline-flex min-h-6 items-center hover:underline-ui">
                  {text}
                </a>
              )}
            </span>
            {/* The words of the time change, which is no news; nor is the button. */}
            <span aria-live="off" className="text-[0.8125rem]/5 max-md:flex-1">
              <PublishedTime published={{ publishedAt: line.at }} />
            </span>
            <span aria-live="off" className="-me-3 shrink-0">
              <button
                type="button"
                data-close-line=""
                aria-label={words.closeBreakingLine}
                className="needs-script icon-button"
              >
                <Icon name="close" />
              </button>
            </span>
          </div>
        </div>
      ) : null}
    </div>
  );
}

/** Prompt for notifications; hidden until `behaviours/start-behaviours.ts` shows it. */
function PushPrompt({ edition }: Pick<Site, 'edition'>) {
  return (
    <div
      data-push-prompt=""
      hidden
      className="fixed inset-x-4 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-45 md:inset-x-auto md:end-8 md:bottom-8 md:w-90 print:hidden"
    >
      <PushPromptCard edition={edition} />
    </div>
  );
}

/** Full address of the page, shown in print only. */
function PrintedAddress({ path }: { path: string }) {
  const page = useContext(ServerPageContext);
  const origin = page ? page.origin : location.origin;
  return <p className="wrap mt-8 hidden w-full text-meta print:block">{origin + path}</p>;
}

/** Gives the document language, tones, faces and icon of a look while readers' pages are shown; servers write them into it. */
function useLook({ locale, accent, faces, icon }: Site['look']): void {
  useLayoutEffect(() => {
    const { documentElement } = document;
    const { lang } = documentElement;
    documentElement.lang = locale;
    return () => {
      documentElement.lang = lang;
    };
  }, [locale]);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const properties = Object.entries(lookProperties({ accent, faces }));
    for (const [name, value] of properties) style.setProperty(name, value);
    return () => {
      for (const [name] of properties) style.removeProperty(name);
    };
  }, [accent, faces]);
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    const before = link?.href;
    const src = safeMedia(icon);
    if (!link || before === undefined || !src) return undefined;
    const { type } = link;
    link.href = src;
    link.removeAttribute('type');
    return () => {
      Object.assign(link, { href: before, type });
    };
  }, [icon]);
}

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
  useLook(site.look);
  const hasPush = !useIsExported();
  return (
    <div className="flex min-h-dvh flex-col max-md:pb-[calc(3.5rem+1px+env(safe-area-inset-bottom))]">
      <a
        href="#main"
        className="absolute top-2 start-(--margin) z-60 -translate-y-20 bg-ink px-4 py-2.5 font-semibold text-on-ink focus:translate-y-0"
      >
        {words.skipToContent}
      </a>
      <BreakingLine line={site.breaking} />
      <SiteHeader site={site} session={session} activeSlug={activeSlug} />
      <p className="wrap hidden w-full border-strong border-b-2 py-3 font-serif text-h3 print:block">
        {siteName}
      </p>
      <main id="main" data-live="main" tabIndex={-1} className="w-full flex-auto">
        <SiteFacts value={site}>
          <InvitesAdvertisers value={invitesAdvertisers(site)}>{children}</InvitesAdvertisers>
        </SiteFacts>
      </main>
      <PrintedAddress path={path} />
      <SiteFooter site={site} />
      <BottomNav path={path} look={site.look} />
      <MobileMenu site={site} activeSlug={activeSlug} ownPages={ownPages(session, site)} />
      {hasPush ? <PushPrompt edition={site.edition} /> : null}
      <FlashToast toast={toast} />
      <Toaster />
    </div>
  );
}
