import type { StoreChange } from '../ports.ts';
import { type Category, pageSlug } from './category.ts';
import { knownSlugs } from './complete-category.ts';
import { moveArticles } from './move-articles.ts';

/** Lets all addresses of a deleted category lead to its heir. */
async function leaveAddresses(change: StoreChange, deleted: Category, heir: Category) {
  const slugs = [heir, deleted].flatMap(({ formerSlugs }) => formerSlugs ?? []);
  const former = new Set([...slugs, ...knownSlugs(deleted)]);
  former.delete(pageSlug(heir));
  if (former.size > 0) await change.replace('categories', { ...heir, formerSlugs: [...former] });
}

/**
 * Follows a renamed or deleted category: its articles and drafts go along, or to the heir. Returns a text for the
 * log if articles moved.
 */
export async function followCategory(
  change: StoreChange,
  before: Category,
  after: Category | undefined,
): Promise<string | undefined> {
  if (after && after.id !== before.id) await leaveAddresses(change, before, after);
  return moveArticles(change, before, after);
}
