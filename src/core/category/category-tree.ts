import type { Condition } from '../condition.ts';
import { type Category, categorySlug } from './category.ts';

/**
 * Returns the category that this one belongs to, if any. The tree has one level: where imported records make
 * the parent itself a child, or a circle, the category has no parent.
 */
export function parentOf(
  { parentId }: Category,
  categories: readonly Category[],
): Category | undefined {
  const parent = categories.find(({ id }) => id === parentId);
  const isChild = categories.some(({ id }) => id === parent?.parentId);
  return isChild ? undefined : parent;
}

/** Returns the categories that belong to this one, in their order. */
export const childrenOf = (category: Category, categories: readonly Category[]): Category[] =>
  categories.filter((one) => parentOf(one, categories)?.id === category.id);

/** Condition for the articles of a category and of its children, by the slugs of their names. */
export function ofCategory(category: Category, categories: readonly Category[]): Condition<string> {
  const children = childrenOf(category, categories);
  const own = categorySlug(category.name);
  if (children.length === 0) return own;
  return { oneOf: [...new Set([own, ...children.map(({ name }) => categorySlug(name))])] };
}
