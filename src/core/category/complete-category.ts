import { Refusal } from '../errors.ts';
import type { NewRecord, StoreView } from '../ports.ts';
import { freeSlug } from '../text/slug.ts';
import { type Category, categorySlug, pageSlug, slugOfName } from './category.ts';
import { childrenOf, parentOf } from './category-tree.ts';

/** Returns the own slug of a category; `undefined` where its name gives a free one. */
async function ownSlug(
  { name, slug }: NewRecord<'categories'>,
  others: readonly Category[],
): Promise<string | undefined> {
  if (slug) {
    if (!others.some((other) => pageSlug(other) === slug)) return slug;
    throw new Refusal({ kind: 'taken', code: 'slug-taken', params: { slug }, field: 'slug' });
  }
  const made = slugOfName(name);
  const key = categorySlug(name);
  // Categories of one name share an address, as specified; one of another name is taken.
  const isGiven = async (one: string) =>
    others.some(
      (other) =>
        other.slug === one || (pageSlug(other) === one && categorySlug(other.name) !== key),
    );
  return (await isGiven(made)) ? freeSlug(made, isGiven) : undefined;
}

/** Returns the last parts under which a category without an own slug is known: the present one, and its name in full. */
export const knownSlugs = (category: Pick<Category, 'name' | 'slug'>): string[] =>
  category.slug ? [category.slug] : [pageSlug(category), categorySlug(category.name)];

/** Returns the former slugs of a category that gets this one. */
function formerOf(stored: Category | undefined, slug: string): string[] | undefined {
  if (!stored) return undefined;
  const former = new Set([...(stored.formerSlugs ?? []), ...knownSlugs(stored)]);
  former.delete(slug);
  return former.size > 0 ? [...former] : undefined;
}

const refusedParent = (code: 'category-parent-gone' | 'category-parent-nested'): Refusal =>
  new Refusal({ kind: 'invalid', code, field: 'parentId' });

/**
 * Completes a category that is saved with its slug and its former ones. Refuses with `slug-taken` a given slug
 * of another category, and with `category-parent-gone` or `category-parent-nested` a parent that it can't have.
 */
export async function completeCategory(
  view: StoreView,
  record: NewRecord<'categories'>,
  id: string | undefined,
): Promise<NewRecord<'categories'>> {
  const categories = await view.list('categories');
  const stored = categories.find((one) => one.id === id);
  const others = categories.filter((one) => one !== stored);
  if (record.parentId && record.parentId !== stored?.parentId) {
    const parent = others.find((one) => one.id === record.parentId);
    if (!parent) throw refusedParent('category-parent-gone');
    const isNested = parentOf(parent, categories) !== undefined;
    const hasChildren = stored !== undefined && childrenOf(stored, categories).length > 0;
    if (isNested || hasChildren) throw refusedParent('category-parent-nested');
  }
  const slug = await ownSlug(record, others);
  return { ...record, slug, formerSlugs: formerOf(stored, pageSlug({ name: record.name, slug })) };
}
