import type { CategoryLink } from '#core/article/article-card.ts';
import { MAIN_NAV_CATEGORIES, STRIP_CATEGORIES } from '#core/category/category.ts';
import { ThemeToggle } from '#ui/kit/design/theme-toggle.tsx';
import { categoryPath } from '../../routes.ts';
import { housePages, type SiteLink } from './site-links.ts';
import { Today } from './today.tsx';

interface TopStripProps {
  categories: CategoryLink[];
  activeSlug: string | undefined;
  temperature: string;
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
        {links.map(({ label: name, href, isActive }) => (
          <li key={href}>
            <a
              href={href}
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
export function TopStrip({ categories, activeSlug, temperature }: TopStripProps) {
  const more = categories.slice(MAIN_NAV_CATEGORIES, MAIN_NAV_CATEGORIES + STRIP_CATEGORIES);
  return (
    <div className="border-rule border-b bg-wash text-ink-2 text-meta font-medium">
      <div className="wrap flex min-h-10 items-center gap-[20px] lg:min-h-9">
        <Today className="flex-1 lg:hidden" />
        <StripNav label="About this site" links={housePages} className="" />
        <StripNav
          label="More sections"
          links={more.map(({ name, slug }) => ({
            label: name,
            href: categoryPath(slug),
            isActive: slug === activeSlug,
          }))}
          className="ml-auto border-rule border-r pr-5"
        />
        {temperature && <span className="tabular-nums">{temperature}</span>}
        <ThemeToggle className="-mr-[12px] grid h-10 w-11 place-items-center hover:text-ink lg:h-9" />
      </div>
    </div>
  );
}
