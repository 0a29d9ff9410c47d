import { Refusal } from '../errors.ts';
import type { StoreView } from '../ports.ts';
import { freeSlug, slugFrom } from '../text/slug.ts';

/** The collections of content whose records have a page with their slug in its address. */
type SluggedName = 'authors' | 'tags';

/**
 * Completes the slug of a record that is saved in `collection`: an empty one is made from the name, with a
 * number if it is taken. `id` is that of the stored record, `undefined` for a new one. Refuses with
 * `slug-taken` a given slug that another record has.
 */
export async function withFreeSlug<Draft extends { name: string; slug: string }>(
  view: StoreView,
  collection: SluggedName,
  record: Draft,
  id: string | undefined,
): Promise<Draft> {
  const isTaken = async (slug: string): Promise<boolean> => {
    const holders = await view.list(collection, { where: { slug }, limit: 2 });
    return holders.some((holder) => holder.id !== id);
  };
  if (record.slug === '') {
    const made = slugFrom(record.name) || collection;
    return { ...record, slug: await freeSlug(made, isTaken) };
  }
  if (await isTaken(record.slug)) {
    const params = { slug: record.slug };
    throw new Refusal({ kind: 'taken', code: 'slug-taken', params, field: 'slug' });
  }
  return record;
}
