import { Icon, type IconName } from '#ui/kit/design/icon.tsx';
import { categoryPath, patterns } from '../../routes.ts';
import { categoryAt } from './category-at.ts';

const tabs: { label: string; icon: IconName; href: string }[] = [
  { label: 'Home', icon: 'home', href: patterns.home },
  { label: 'Explore', icon: 'explore', href: categoryPath('world') },
  { label: 'Stories', icon: 'stories', href: patterns.webStories },
  { label: 'News', icon: 'news', href: categoryPath('business') },
  { label: 'Search', icon: 'search', href: patterns.search },
];

/** Navigation at the bottom of small screens, with five links. */
export function BottomNav({ path }: { path: string }) {
  const category = categoryAt(path);
  const here = category === undefined ? path.replace(/(.)\/$/, '$1') : categoryPath(category);
  return (
    <nav
      aria-label="Quick"
      className="fixed inset-x-0 bottom-0 z-41 border-rule border-t bg-paper pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="grid grid-cols-5">
        {tabs.map(({ label, icon, href }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={href === here ? 'page' : undefined}
              className="relative flex min-h-14 flex-col items-center justify-center gap-[3px] pt-1 text-ink-2 text-[min(0.6875rem,4.4vw)]/4 font-medium aria-[current]:font-bold aria-[current]:text-ink aria-[current]:before:absolute aria-[current]:before:top-0 aria-[current]:before:half-disc aria-[current]:before:rotate-180 [--disc-width:20px] [--disc:var(--sun)]"
            >
              <Icon name={icon} className="size-5.5" />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
