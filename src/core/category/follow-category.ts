import { amendArticles } from '../article/desk/amend-articles.ts';
import { removeFront } from '../front/remove-front.ts';
import { countedInOwn } from '../locale/plural.ts';
import { LOOK_ID } from '../look/look.ts';
import type { StoreChange } from '../ports.ts';
import * as words from '../words/event-words.ts';
import { type Category, categorySlug, pageSlug } from './category.ts';
import { knownSlugs } from './complete-category.ts';

/**
 * Returns conditions that together select the articles of a category. The first selects articles with its
 * id, unless their category name has the slug of another category: the name wins, since storage and API
 * show it. The second selects articles with its slug that have the id of no category with that slug; if
 * several categories share the slug, only those with exactly its name.
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

/** Address of a category's page: `categoryPath` in `ui/routes.ts`. */
const categoryPathOf = (category: Category): string =>
  `/category/${encodeURIComponent(pageSlug(category))}`;

/** Sets name and id of the category `after` in all articles and drafts of `before`. */
async function moveArticles(
  change: StoreChange,
  before: Category,
  after: Category | undefined,
): Promise<string | undefined> {
  if (!after || before.name === after.name) return undefined;
  const fields = { category: after.name, sectionId: after.id };
  let count = 0;
  for (const where of articlesIn(before, after, await change.list('categories'))) {
    count += await amendArticles(change, where, fields);
  }
  if (count === 0) return undefined;
  const articles = countedInOwn(count, words.articles);
  return words.articlesMoved(articles, before.name, after.name);
}

/** Lets all addresses of a deleted category lead to its replacement. */
async function leaveAddresses(change: StoreChange, deleted: Category, replacement: Category) {
  const slugs = [replacement, deleted].flatMap(({ formerSlugs }) => formerSlugs ?? []);
  const former = new Set([...slugs, ...knownSlugs(deleted)]);
  former.delete(pageSlug(replacement));
  if (former.size > 0)
    await change.replace('categories', { ...replacement, formerSlugs: [...former] });
}

/** Lets the menu of the site's look follow a category to its new address. */
async function moveInMenu(change: StoreChange, before: Category, after: Category | undefined) {
  const look = await change.get('looks', LOOK_ID);
  if (!look || !after || pageSlug(before) === pageSlug(after)) return;
  const followed = { [categoryPathOf(before)]: categoryPathOf(after) };
  const menu = look.menu.map((entry) => ({ ...entry, href: followed[entry.href] ?? entry.href }));
  if (menu.some(({ href }, at) => href !== look.menu[at]?.href)) {
    await change.replace('looks', { ...look, menu });
  }
}

/**
 * Follows a renamed or deleted category: its articles and drafts go along, or to the replacement, and so do entries of the
 * menu; its front is removed. Returns a text for the log if articles moved.
 */
export async function followCategory(
  change: StoreChange,
  before: Category,
  after: Category | undefined,
): Promise<string | undefined> {
  if (after && after.id !== before.id) await leaveAddresses(change, before, after);
  if (after?.id !== before.id) await removeFront(change, before.id);
  await moveInMenu(change, before, after);
  return moveArticles(change, before, after);
}
