import type { MouseEvent } from 'react';
import type { Session } from '#core/account/session.ts';
import { MAIN_NAV_CATEGORIES, STRIP_CATEGORIES } from '#core/category/category.ts';
import { longDate } from '#core/locale/reader-dates.ts';
import type { Site } from '#core/site/site.ts';
import { ButtonLink } from '#ui/kit/design/button.tsx';
import { Icon } from '#ui/kit/design/icon.tsx';
import { Logo, Mark } from '#ui/kit/design/logo.tsx';
import { ThemeToggle } from '#ui/kit/design/theme-toggle.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import * as words from '#ui/words/frame-words.ts';
import { adminPatterns, patterns } from '../../routes.ts';
import { useIsExported } from '../page/server-page.ts';
import { MobileMenuButton } from './mobile-menu.tsx';
import { SearchField } from './search-field.island.tsx';
import { housePages, type MenuLink, menuOf, ownPages, type SiteLink } from './site-links.ts';

interface MainNavProps {
  menu: readonly MenuLink[];
  activeSlug: string | undefined;
}

/** Closes the list after a click on one of its links: the browser edition stays in the document. */
const closeAtLink = (event: MouseEvent<HTMLDetailsElement>): void => {
  if (event.target instanceof Element && event.target.closest('a'))
    event.currentTarget.open = false;
};

/** An entry with links below it, which opens without script. */
function MenuGroup({ entry, isActive }: { entry: MenuLink; isActive: boolean }) {
  const { label, href, below } = entry;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link is clicked by Enter too
    <details name="menu" onClick={closeAtLink} className="group relative">
      <summary
        {...writtenIn(label)}
        data-current={isActive ? '' : undefined}
        className="relative flex min-h-11.5 cursor-pointer list-none items-center gap-1 px-3 text-nav [--disc-width:20px] data-current:text-sec data-current:after:absolute data-current:after:-bottom-px data-current:after:start-1/2 data-current:after:-ms-2.5 data-current:after:half-disc [&::-webkit-details-marker]:hidden"
      >
        {label}
        <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
      </summary>
      <ul className="absolute top-full start-0 z-1 grid w-max max-w-[20rem] border border-rule bg-raise py-1.5 shadow-float">
        {[{ label, href }, ...below].map((link, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two links may be the same
          <li key={at}>
            <a
              href={link.href}
              {...writtenIn(link.label)}
              aria-current={isActive && at === 0 ? 'page' : undefined}
              className="block px-3.5 py-2 text-ui wrap-anywhere hover:bg-wash hover:underline-ui"
            >
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The first nine entries of the menu; a half disc marks the active one. */
function MainNav({ menu, activeSlug }: MainNavProps) {
  return (
    <nav aria-label={words.sections} className="min-w-0">
      <ul className="-mx-3 flex flex-wrap justify-center gap-x-2">
        {menu.slice(0, MAIN_NAV_CATEGORIES).map((entry, at) => {
          const { label, href, category, below } = entry;
          const isActive = category !== undefined && category.slug === activeSlug;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have one address
            <li key={at} data-ink={category?.ink}>
              {below.length > 0 ? (
                <MenuGroup entry={entry} isActive={isActive} />
              ) : (
                <a
                  href={href}
                  {...writtenIn(label)}
                  aria-current={isActive ? 'page' : undefined}
                  className="relative flex min-h-11.5 items-center px-3 text-nav [--disc-width:20px] after:absolute after:-bottom-px after:start-1/2 after:-ms-2.5 after:half-disc after:origin-bottom after:scale-y-0 after:transition-transform after:duration-200 hover:after:scale-y-45 aria-[current]:text-sec aria-[current]:after:scale-y-100"
                >
                  {label}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface StickyBarProps {
  site: Site;
  session: Session;
  /** Slug of the category to mark as active. */
  activeSlug: string | undefined;
}

/**
 * Last row of the header from 1024 px on; sticks to the top. Home, search and account appear in it
 * once the masthead has scrolled away.
 */
function StickyBar({ site, session, activeSlug }: StickyBarProps) {
  const { siteName } = site.settings;
  const hasAccounts = !useIsExported();
  return (
    <div className="wrap grid grid-cols-[1fr_auto_1fr] items-center max-lg:hidden">
      <a
        href={patterns.home}
        aria-label={words.homeWith(siteName)}
        className="appears-in-bar inline-flex min-h-11 min-w-0 items-center gap-2 justify-self-start"
      >
        {site.look.logo ? null : <Mark className="h-6 w-8" />}
        <span className="truncate font-serif text-[1.375rem]/8 font-bold tracking-[-.03em] max-wide:hidden">
          {siteName}
        </span>
      </a>
      <MainNav menu={menuOf(site)} activeSlug={activeSlug} />
      <div className="appears-in-bar -me-3 flex justify-self-end">
        <a href={patterns.search} aria-label={words.search} className="icon-button">
          <Icon name="search" />
        </a>
        {hasAccounts ? (
          <a
            href={session.reader ? patterns.profile : patterns.login}
            aria-label={session.reader ? words.profile : words.logIn}
            className="icon-button max-xl:hidden"
          >
            <Icon name="user" />
          </a>
        ) : null}
      </div>
    </div>
  );
}

/** Today's date by the reader's clock (`behaviours/start-behaviours.ts`). */
const Today = ({ className }: { className: string }) => (
  <span data-today="" className={className}>
    {longDate(new Date())}
  </span>
);

interface TopStripProps {
  site: Site;
  activeSlug: string | undefined;
}

interface StripNavProps {
  label: string;
  links: (SiteLink & { isActive?: boolean })[];
  className: string;
}

function StripNav({ label, links, className }: StripNavProps) {
  return (
    <nav aria-label={label} className={`max-lg:hidden ${className}`}>
      <ul className="flex flex-wrap gap-x-5">
        {links.map(({ label: name, href, isActive }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have one address
          <li key={at}>
            <a
              href={href}
              {...writtenIn(name)}
              aria-current={isActive ? 'page' : undefined}
              className="block py-1.5 hover:text-ink hover:underline-ui aria-[current]:font-bold aria-[current]:text-ink"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Strip above the masthead; scrolls away. */
function TopStrip({ site, activeSlug }: TopStripProps) {
  const { temperature } = site.settings;
  const more = menuOf(site).slice(MAIN_NAV_CATEGORIES, MAIN_NAV_CATEGORIES + STRIP_CATEGORIES);
  return (
    <div className="border-rule border-b bg-wash text-ink-2 text-meta font-medium">
      <div className="wrap flex min-h-10 items-center gap-[20px] lg:min-h-9">
        <Today className="flex-1 lg:hidden" />
        <StripNav label={words.aboutThisSite} links={housePages(site)} className="" />
        <StripNav
          label={words.moreSections}
          links={more.map(({ label, href, category }) => ({
            label,
            href,
            isActive: category !== undefined && category.slug === activeSlug,
          }))}
          className="ms-auto border-rule border-e pe-5"
        />
        {temperature && <span className="tabular-nums">{temperature}</span>}
        <ThemeToggle className="-me-[12px] grid h-10 w-11 place-items-center hover:text-ink lg:h-9" />
      </div>
    </div>
  );
}

/**
 * Sticky header. Its negative offset lets the strip scroll away on small screens, strip and
 * masthead from 1024 px on.
 */
export function SiteHeader({ site, session, activeSlug }: StickyBarProps) {
  const { settings, look } = site;
  const hasAccounts = !useIsExported();
  const newsroom = ownPages(session, site).find(({ href }) => href === adminPatterns.dashboard);
  return (
    <header
      data-live="header"
      className="sticky top-[calc(-2.5rem-1px)] z-40 border-rule border-b bg-paper print:hidden lg:top-[calc(-6.75rem-2px)]"
    >
      <TopStrip site={site} activeSlug={activeSlug} />
      <div className="border-rule lg:border-b">
        <div className="wrap flex min-h-14 flex-wrap items-center gap-1 lg:grid lg:min-h-18 lg:grid-cols-[1fr_auto_1fr]">
          <MobileMenuButton />
          <Today className="text-ink-2 text-ui max-lg:hidden" />
          <Logo siteName={settings.siteName} href={patterns.home} size="masthead" pictures={look} />
          <div className="ms-auto flex items-center gap-1 lg:gap-3">
            {newsroom && (
              <a href={newsroom.href} className="px-2 text-nav hover:underline-ui max-lg:hidden">
                {newsroom.label}
              </a>
            )}
            <SearchField
              className="w-52 max-xl:hidden"
              resultsClassName="absolute end-0 top-full z-1 max-h-[70vh] w-[26rem] overflow-y-auto border border-rule bg-raise px-3.5 shadow-float"
            />
            <a href={patterns.search} aria-label={words.search} className="icon-button">
              <Icon name="search" />
            </a>
            {!hasAccounts ? null : session.reader ? (
              <a href={patterns.profile} aria-label={words.profile} className="icon-button">
                <Icon name="user" />
              </a>
            ) : (
              <ButtonLink
                tone="sun"
                size="small"
                href={patterns.login}
                className="max-[22rem]:px-2 lg:min-h-10 lg:px-4.5 lg:text-nav"
              >
                {words.subscribe}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
      <StickyBar site={site} session={session} activeSlug={activeSlug} />
    </header>
  );
}
