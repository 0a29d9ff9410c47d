import { type Category, categorySlug } from './category.ts';

/** The category of an article: its specified name, and its id beside it. */
interface InSection {
  category: string;
  sectionId?: string | undefined;
}

/**
 * Returns the id of the category that a name means: the one with exactly that name, else the only one at
 * its address; `undefined` where there is none, or several. An article whose name stays as it is
 * `stored` keeps its reference to any category at that address, which tells namesakes apart.
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
