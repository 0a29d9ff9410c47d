import type { CategoryLink } from '#core/article/article-card.ts';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import { categoryPath } from '#ui/routes.ts';

/** Link to the category that the page's one belongs to. */
export const ParentCategory = ({ parent }: { parent: CategoryLink }) => (
  <nav aria-label="Breadcrumb">
    <a
      href={categoryPath(parent.slug)}
      {...writtenIn(parent.name)}
      className="inline-flex min-h-6 items-center wrap-anywhere hover:underline-ui pointer-coarse:min-h-11"
    >
      {parent.name}
    </a>
    <span aria-hidden="true" className="ml-1.5">
      ›
    </span>
  </nav>
);

interface ChildCategoriesProps {
  /** Name of the category that they belong to. */
  of: string;
  categories: readonly CategoryLink[];
}

/** Links to the categories that belong to the page's one. */
export function ChildCategories({ of, categories }: ChildCategoriesProps) {
  if (categories.length === 0) return null;
  return (
    <nav aria-label={`Sections of ${of}`} className="mb-5">
      <ul className="flex flex-wrap gap-x-5">
        {categories.map(({ name, slug, ink }) => (
          <li key={slug} data-ink={ink} className="min-w-0">
            <a
              href={categoryPath(slug)}
              {...writtenIn(name)}
              className="group inline-flex min-h-11 items-center text-nav"
            >
              <span className="min-w-0 border-sec border-b-2 pb-px wrap-anywhere group-hover:-mb-0.5 group-hover:border-b-4">
                {name}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
