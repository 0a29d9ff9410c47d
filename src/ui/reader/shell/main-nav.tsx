import type { CategoryLink } from '#core/article/article-card.ts';
import { MAIN_NAV_CATEGORIES } from '#core/category/category.ts';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import { categoryPath } from '../../routes.ts';

interface MainNavProps {
  categories: CategoryLink[];
  activeSlug: string | undefined;
}

/** The first nine categories; a half disc marks the active one. */
export function MainNav({ categories, activeSlug }: MainNavProps) {
  return (
    <nav aria-label="Sections" className="min-w-0">
      <ul className="-mx-3 flex flex-wrap justify-center gap-x-2">
        {categories.slice(0, MAIN_NAV_CATEGORIES).map(({ name, slug, ink }) => (
          <li key={slug} data-ink={ink}>
            <a
              href={categoryPath(slug)}
              {...writtenIn(name)}
              aria-current={slug === activeSlug ? 'page' : undefined}
              className="relative flex min-h-11.5 items-center px-3 text-nav [--disc-width:20px] after:absolute after:-bottom-px after:left-1/2 after:-ml-2.5 after:half-disc after:origin-bottom after:scale-y-0 after:transition-transform after:duration-200 hover:after:scale-y-45 aria-[current]:text-sec aria-[current]:after:scale-y-100"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
