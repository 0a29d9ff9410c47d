import { defineKind, wordsFor } from '../content-kind.ts';
import { longest, requiredText } from '../form-text.ts';
import type { StoreChange } from '../ports.ts';
import { type Category, categorySchema, categorySlug } from './category.ts';

/** Articles hold the name of their category: they go where it goes. */
async function moveArticles(
  change: StoreChange,
  before: Category,
  after: Category,
): Promise<string | undefined> {
  if (before.name === after.name) return undefined;
  const slug = categorySlug(before.name);
  const categories: Category[] = await change.list('categories');
  const isShared = categories.some(
    ({ id, name }) => id !== before.id && id !== after.id && categorySlug(name) === slug,
  );
  // Another category at the same address keeps the articles that are spelled like it.
  const where = isShared ? { categoryName: before.name } : { category: slug };
  const count: number = await change.amend('articles', where, { category: after.name });
  await change.amend('drafts', where, { category: after.name });
  if (count === 0) return undefined;
  return `and ${count} ${count === 1 ? 'article' : 'articles'} moved from "${before.name}" to "${after.name}"`;
}

export const categoryKind = defineKind({
  collection: 'categories',
  schema: categorySchema,
  words: wordsFor({ noun: 'Category' }),
  fields: {
    name: requiredText('Category name is required.', 'The name', longest.category),
  },
  follow: moveArticles,
  labelOf: ({ name }) => name,
  toRecord: ({ name }) => ({ name }),
});
