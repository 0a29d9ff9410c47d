import type { MouseEvent } from 'react';
import type { CategoryLink } from '#core/article/article-card.ts';
import { commanding } from '#ui/kit/behaviours/invokers.ts';
import { Icon } from '#ui/kit/design/icon.tsx';
import { Logo } from '#ui/kit/design/logo.tsx';
import { ThemeToggle } from '#ui/kit/design/theme-toggle.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import * as words from '#ui/words/frame-words.ts';
import { categoryPath, patterns } from '../../routes.ts';
import { housePages, type SiteLink } from './site-links.ts';

interface MobileMenuProps {
  siteName: string;
  categories: CategoryLink[];
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
export function MobileMenu({ siteName, categories, activeSlug, ownPages }: MobileMenuProps) {
  const links = [...housePages, ...ownPages];
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
        <Logo siteName={siteName} href={patterns.home} />
        <button
          type="button"
          {...commanding(MENU_ID, 'close')}
          aria-label={words.closeMenu}
          className="icon-button"
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={words.allSections} className="p-4 pt-2">
        <ul className="grid grid-cols-1 gap-x-4 min-[20rem]:grid-cols-2">
          {categories.map(({ name, slug, ink }) => (
            <li key={slug} data-ink={ink}>
              <a
                href={categoryPath(slug)}
                {...writtenIn(name)}
                aria-current={slug === activeSlug ? 'page' : undefined}
                className="flex min-h-12 items-center gap-[9px] border-rule border-b text-h4 [--disc-width:14px] before:half-disc before:flex-none hover:text-sec aria-[current]:text-sec"
              >
                <span className="min-w-0">{name}</span>
              </a>
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
