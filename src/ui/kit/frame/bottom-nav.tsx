import type { Site } from '#core/site/site.ts';
import * as words from '#ui/words/frame-words.ts';
import { categoryPath, patterns } from '../../routes.ts';
import { Icon, type IconName } from '../design/icon.tsx';
import { categoryAt, safeLinks } from './site-links.ts';

const bottomLinks: { label: string; icon: IconName; href: string }[] = [
  { label: words.home, icon: 'home', href: patterns.home },
  { label: words.explore, icon: 'explore', href: categoryPath('world') },
  { label: words.stories, icon: 'stories', href: patterns.webStories },
  { label: words.news, icon: 'news', href: categoryPath('business') },
  { label: words.search, icon: 'search', href: patterns.search },
];

/** Icon of a link at the bottom: that of the specified link to the same page, or of the one at its place. */
const iconOf = (href: string, at: number): IconName =>
  bottomLinks.find((link) => link.href === href)?.icon ?? bottomLinks[at]?.icon ?? 'news';

/** Navigation at the bottom of small screens: the links of the look, or the five specified ones. */
export function BottomNav({ path, look }: { path: string; look: Site['look'] }) {
  const own = safeLinks(look.bottomBar);
  const links =
    own.length > 0
      ? own.map((link, at) => ({ ...link, icon: iconOf(link.href, at) }))
      : bottomLinks;
  const category = categoryAt(path);
  const here = category === undefined ? path.replace(/(.)\/$/, '$1') : categoryPath(category);
  return (
    <nav
      aria-label={words.quick}
      data-bottom-bar=""
      className="fixed inset-x-0 bottom-0 z-41 border-rule border-t bg-paper pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {links.map(({ label, icon, href }) => (
          <li key={href} className="min-w-0">
            <a
              href={href}
              aria-current={href === here ? 'page' : undefined}
              className="relative flex min-h-14 min-w-0 flex-col items-center justify-center gap-[3px] pt-1 text-ink-2 text-[min(0.6875rem,4.4vw)]/4 font-medium aria-[current]:font-bold aria-[current]:text-ink aria-[current]:before:absolute aria-[current]:before:top-0 aria-[current]:before:half-disc aria-[current]:before:rotate-180 [--disc-width:20px] [--disc:var(--mark)]"
            >
              <Icon name={icon} className="size-5.5" />
              <span className="max-w-full truncate px-0.5">{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
