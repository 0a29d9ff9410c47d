import type { CategoryLink } from '../article/article-card.ts';
import { type Category, categorySlug, pageSlug } from './category.ts';
import { sectionInk } from './section-ink.ts';

/** Link to a category, with its own address and colour. */
export const linkTo = (category: Category): CategoryLink => ({
  name: category.name,
  slug: pageSlug(category),
  ink: category.ink ?? sectionInk(categorySlug(category.name)),
});

/** Returns the first category with that name, in any spelling of its slug. */
export function categoryNamed(name: string, categories: readonly Category[]): Category | undefined {
  const slug = categorySlug(name);
  return categories.find((category) => categorySlug(category.name) === slug);
}

/**
 * Returns the category whose page has any spelling of that slug, or else the one with that name, or else the one
 * that had it.
 */
export function findCategory(
  address: string,
  categories: readonly Category[],
): Category | undefined {
  const slug = categorySlug(address);
  return (
    categories.find((category) => pageSlug(category) === slug) ??
    categoryNamed(slug, categories) ??
    categories.find(({ formerSlugs }) => formerSlugs?.includes(slug))
  );
}

/**
 * Returns a function that gives cards and articles, which are made from the category's name alone, the
 * address and colour of that category.
 */
export function linksOf(categories: readonly Category[]) {
  const own = new Map(
    categories
      .filter(({ slug, ink }) => slug || ink)
      .map((category) => [categorySlug(category.name), linkTo(category)]),
  );
  return <Shown extends { category: CategoryLink }>(shown: Shown): Shown => {
    const { name } = shown.category;
    const link = own.get(categorySlug(name));
    return link ? { ...shown, category: { ...link, name } } : shown;
  };
}
