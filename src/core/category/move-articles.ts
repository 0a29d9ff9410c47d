import { amendArticles } from '../article/desk/amend-articles.ts';
import type { StoreChange } from '../ports.ts';
import { type Category, categorySlug } from './category.ts';

/**
 * Conditions on the articles that stand in a category. First those that refer to it by id, unless their
 * name is at the address of another category: the name is what storage and API show, so it is
 * right. Then those at its address that refer to no category there; of several at one address, each has
 * those that are spelled like it.
 */
function articlesIn(before: Category, after: Category, categories: readonly Category[]) {
  const slug = categorySlug(before.name);
  const others = categories.filter(({ id }) => id !== before.id);
  const slugs = others.map(({ name }) => categorySlug(name)).filter((one) => one !== slug);
  const namesakes = others.filter(({ name }) => categorySlug(name) === slug).map(({ id }) => id);
  const isShared = namesakes.some((id) => id !== after.id);
  return [
    { section: before.id, category: { not: { oneOf: slugs } } },
    {
      section: { not: { oneOf: [before.id, ...namesakes] } },
      ...(isShared ? { categoryName: before.name } : { category: slug }),
    },
  ];
}

/** Renames the category in the articles and drafts that stand in it, and gives them the reference. */
export async function moveArticles(
  change: StoreChange,
  before: Category,
  after: Category,
): Promise<string | undefined> {
  if (before.name === after.name) return undefined;
  const fields = { category: after.name, sectionId: after.id };
  let count = 0;
  for (const where of articlesIn(before, after, await change.list('categories'))) {
    count += await amendArticles(change, where, fields);
  }
  if (count === 0) return undefined;
  return `and ${count} ${count === 1 ? 'article' : 'articles'} moved from "${before.name}" to "${after.name}"`;
}
