import { ButtonLink } from '#ui/kit/design/button.tsx';
import { Icon } from '#ui/kit/design/icon.tsx';
import { Logo } from '#ui/kit/design/logo.tsx';
import { adminPatterns, patterns } from '../../routes.ts';
import { MobileMenuButton } from './mobile-menu.tsx';
import { ownPages } from './site-links.ts';
import { StickyBar, type StickyBarProps } from './sticky-bar.tsx';
import { Today } from './today.tsx';
import { TopStrip } from './top-strip.tsx';

/**
 * Sticky header. Its negative offset lets the strip scroll away on small screens, strip and
 * masthead from 1024 px on.
 */
export function SiteHeader({ site, session, activeSlug }: StickyBarProps) {
  const { settings, categories } = site;
  const newsroom = ownPages(session, site).find(({ href }) => href === adminPatterns.dashboard);
  return (
    <header
      data-live="header"
      className="sticky top-[calc(-2.5rem-1px)] z-40 border-rule border-b bg-paper print:hidden lg:top-[calc(-8.25rem-2px)]"
    >
      <TopStrip
        categories={categories}
        activeSlug={activeSlug}
        temperature={settings.temperature}
      />
      <div className="border-rule lg:border-b">
        <div className="wrap flex min-h-14 flex-wrap items-center gap-1 lg:grid lg:min-h-24 lg:grid-cols-[1fr_auto_1fr]">
          <MobileMenuButton />
          <Today className="text-ink-2 text-ui max-lg:hidden" />
          <Logo siteName={settings.siteName} href={patterns.home} size="masthead" />
          <div className="ml-auto flex items-center gap-1 lg:gap-3">
            {newsroom && (
              <a href={newsroom.href} className="px-2 text-nav hover:underline-ui max-lg:hidden">
                {newsroom.label}
              </a>
            )}
            <a href={patterns.search} aria-label="Search" className="icon-button">
              <Icon name="search" />
            </a>
            {session.reader ? (
              <a href={patterns.profile} aria-label="Profile" className="icon-button">
                <Icon name="user" />
              </a>
            ) : (
              <ButtonLink
                tone="sun"
                size="small"
                href={patterns.login}
                className="max-[22rem]:px-2 lg:min-h-10 lg:px-4.5 lg:text-nav"
              >
                Subscribe
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
      <StickyBar site={site} session={session} activeSlug={activeSlug} />
    </header>
  );
}
