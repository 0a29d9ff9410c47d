import type { RecordOf } from '../collections.ts';
import { Refusal } from '../errors.ts';
import type { StoreChange, StoreView } from '../ports.ts';
import { foldName } from '../text/fold.ts';
import { freeSlug, slugFrom } from '../text/slug.ts';
import * as words from '../words/label-words.ts';
import { formerSlugsOf, type Slugged } from './slugged.ts';

/** The collections of content whose records have a page with their slug in its address. */
type SluggedName = 'authors' | 'tags';

const nouns: Record<SluggedName, string> = { authors: words.anAuthor, tags: words.aTag };

/** Refuses with `name-taken` a new name that another record has, in any spelling. */
async function refuseTakenName(
  view: StoreView,
  collection: SluggedName,
  name: string,
  stored: Slugged | undefined,
  id: string | undefined,
): Promise<void> {
  const folded = foldName(name);
  // Names that were doubled before may stay so.
  if (stored && foldName(stored.name) === folded) return;
  const holders = await view.list(collection, { where: { named: folded }, limit: 2 });
  const holder = holders.find((one) => one.id !== id);
  if (!holder) return;
  throw new Refusal({
    kind: 'taken',
    code: 'name-taken',
    params: { noun: nouns[collection], name: holder.name },
    field: 'name',
  });
}

/**
 * Completes the slug of a record that is saved in `collection`: an empty one is made from the name, with a
 * number if it is taken; the one before leads on. `id` is that of the stored record, `undefined` for a new one.
 * Refuses with `slug-taken` a given slug that another record has, and with `name-taken` a name.
 */
export async function withFreeSlug<Draft extends { name: string; slug: string }>(
  view: StoreView,
  collection: SluggedName,
  record: Draft,
  id: string | undefined,
): Promise<Draft & { formerSlugs: string[] | undefined }> {
  const stored = id === undefined ? undefined : await view.get<SluggedName>(collection, id);
  await refuseTakenName(view, collection, record.name, stored, id);
  const isTaken = async (slug: string): Promise<boolean> => {
    const holders = await view.list(collection, { where: { slug }, limit: 2 });
    return holders.some((holder) => holder.id !== id);
  };
  const complete = (slug: string) => ({
    ...record,
    slug,
    formerSlugs: formerSlugsOf(slug, stored ? [stored] : []),
  });
  if (record.slug === '') {
    return complete(await freeSlug(slugFrom(record.name) || collection, isTaken));
  }
  if (await isTaken(record.slug)) {
    const params = { slug: record.slug };
    throw new Refusal({ kind: 'taken', code: 'slug-taken', params, field: 'slug' });
  }
  return complete(record.slug);
}

/** Lets the addresses of a deleted record lead to its replacement. */
export async function leaveAddresses(
  change: StoreChange,
  collection: SluggedName,
  deleted: Slugged,
  replacement: RecordOf<SluggedName>,
): Promise<void> {
  const formerSlugs = formerSlugsOf(replacement.slug, [replacement, deleted]);
  await change.replace<SluggedName>(collection, { ...replacement, formerSlugs });
}
