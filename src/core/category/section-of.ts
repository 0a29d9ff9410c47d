import { type Category, categorySlug } from './category.ts';

/** An article's category: the specified name, and the id. */
interface InSection {
  category: string;
  sectionId?: string | undefined;
}

/**
 * Returns the id of the category with exactly that name, or else with its slug; `undefined` if there is
 * none, or several. If the name is the `stored` one, an id of a category with that slug is kept, so that
 * articles of categories with equal names stay where they are.
 */
export function sectionOf(
  name: string,
  categories: readonly Category[],
  stored?: InSection,
): string | undefined {
  const slug = categorySlug(name);
  const atAddress = categories.filter((category) => categorySlug(category.name) === slug);
  if (stored?.category === name && atAddress.some(({ id }) => id === stored.sectionId)) {
    return stored.sectionId;
  }
  const exact = atAddress.filter((category) => category.name === name);
  const [meant, ...others] = exact.length > 0 ? exact : atAddress;
  return others.length === 0 ? meant?.id : undefined;
}
