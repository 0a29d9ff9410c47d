import type { MouseEvent } from 'react';
import type { Site } from '#core/site/site.ts';
import { commanding } from '#ui/kit/behaviours/invokers.ts';
import { Icon } from '#ui/kit/design/icon.tsx';
import { Logo } from '#ui/kit/design/logo.tsx';
import { ThemeToggle } from '#ui/kit/design/theme-toggle.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import * as words from '#ui/words/frame-words.ts';
import { patterns } from '../../routes.ts';
import { SearchField } from './search-field.island.tsx';
import { housePages, menuOf, type SiteLink } from './site-links.ts';

interface MobileMenuProps {
  site: Site;
  activeSlug: string | undefined;
  /** Links to the profile and the back office, as far as the session allows. */
  ownPages: readonly SiteLink[];
}

const MENU_ID = 'menu';

/** The button in the masthead that opens the menu. */
export function MobileMenuButton() {
  return (
    <button
      type="button"
      {...commanding(MENU_ID, 'show-modal')}
      aria-label={words.openMenu}
      aria-haspopup="dialog"
      className="icon-button -ms-3 lg:hidden"
    >
      <Icon name="menu" />
    </button>
  );
}

/** Closes the menu after a click on a link, including a link to the current page. */
const closeAtLink = (event: MouseEvent<HTMLDialogElement>): void => {
  if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.close();
};

/** Full-screen menu. Works without JavaScript, by invoker commands. */
export function MobileMenu({ site, activeSlug, ownPages }: MobileMenuProps) {
  const saved = { label: words.savedArticles, href: patterns.saved };
  const links = [...housePages(site), saved, ...ownPages];
  const small = 'inline-flex min-h-11 items-center gap-2';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link is clicked by Enter too
    <dialog
      id={MENU_ID}
      data-live="menu"
      aria-label={words.menu}
      onClick={closeAtLink}
      className="dialog size-full bg-paper text-ink"
    >
      <div className="flex min-h-14 items-center justify-between border-rule border-b pe-1 ps-4">
        <Logo siteName={site.settings.siteName} href={patterns.home} pictures={site.look} />
        <button
          type="button"
          {...commanding(MENU_ID, 'close')}
          aria-label={words.closeMenu}
          className="icon-button"
        >
          <Icon name="close" />
        </button>
      </div>
      <SearchField className="px-4 pt-4" resultsClassName="border-rule border-b pb-2" />
      <nav aria-label={words.allSections} className="p-4 pt-2">
        <ul className="grid grid-cols-1 gap-x-4 min-[20rem]:grid-cols-2">
          {menuOf(site).map(({ label, href, category, below }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have one address
            <li key={at} data-ink={category?.ink}>
              <a
                href={href}
                {...writtenIn(label)}
                aria-current={category && category.slug === activeSlug ? 'page' : undefined}
                className="flex min-h-12 items-center gap-[9px] border-rule border-b text-h4 [--disc-width:14px] before:half-disc before:flex-none hover:text-sec aria-[current]:text-sec"
              >
                <span className="min-w-0">{label}</span>
              </a>
              {below.length > 0 ? (
                <ul className="border-rule border-b py-1 ps-6">
                  {below.map((link, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two links may be the same
                    <li key={at}>
                      <a
                        href={link.href}
                        {...writtenIn(link.label)}
                        className="flex min-h-11 items-center wrap-anywhere hover:underline-ui"
                      >
                        {link.label}
                      </a>
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          ))}
        </ul>
        <ul className="mt-2 flex flex-wrap gap-x-5 font-medium text-ink-2">
          {links.map(({ label, href }) => (
            <li key={href}>
              <a href={href} className={`${small} hover:underline-ui`}>
                {label}
              </a>
            </li>
          ))}
          <li>
            <ThemeToggle isNamed className={small} />
          </li>
        </ul>
      </nav>
    </dialog>
  );
}
