import type { Session } from '#core/account/session.ts';
import type { Site } from '#core/site/site.ts';
import { Icon } from '#ui/kit/design/icon.tsx';
import { Mark } from '#ui/kit/design/logo.tsx';
import { patterns } from '../../routes.ts';
import { MainNav } from './main-nav.tsx';

export interface StickyBarProps {
  site: Site;
  session: Session;
  /** Slug of the category to mark as active. */
  activeSlug: string | undefined;
}

/**
 * Last row of the header from 1024 px on; sticks to the top. Home, search and account appear in it
 * once the masthead has scrolled away.
 */
export function StickyBar({ site, session, activeSlug }: StickyBarProps) {
  const { siteName } = site.settings;
  return (
    <div className="wrap grid grid-cols-[1fr_auto_1fr] items-center max-lg:hidden">
      <a
        href={patterns.home}
        aria-label={`${siteName}, home`}
        className="appears-in-bar inline-flex min-h-11 min-w-0 items-center gap-2 justify-self-start"
      >
        <Mark className="h-6 w-8" />
        <span className="truncate font-serif text-[1.375rem]/8 font-bold tracking-[-.03em] max-wide:hidden">
          {siteName}
        </span>
      </a>
      <MainNav categories={site.categories} activeSlug={activeSlug} />
      <div className="appears-in-bar -mr-3 flex justify-self-end">
        <a href={patterns.search} aria-label="Search" className="icon-button">
          <Icon name="search" />
        </a>
        <a
          href={session.reader ? patterns.profile : patterns.login}
          aria-label={session.reader ? 'Profile' : 'Log in'}
          className="icon-button max-xl:hidden"
        >
          <Icon name="user" />
        </a>
      </div>
    </div>
  );
}
