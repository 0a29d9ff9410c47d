import { describeActor } from '../activity/describe-actor.ts';
import type { Follow } from '../content/content-use-cases.ts';
import { Refusal } from '../errors.ts';
import type { NewRecord, StoreChange, StoreView } from '../ports.ts';
import { foldForAddress } from '../text/fold.ts';
import { freeSlug, slugFrom } from '../text/slug.ts';
import * as words from '../words/event-words.ts';
import { FORMER_PAGES, hasWordsOf, MOST_PAGES, type Page } from './page.ts';
import { isReservedAddress } from './reserved-addresses.ts';

/** Returns the address of a page that is saved: the given one, or one made of its title. */
async function slugOf(
  { title, slug }: Pick<Page, 'title' | 'slug'>,
  others: readonly Page[],
): Promise<string> {
  const isTaken = (one: string): boolean =>
    others.some((other) => [other.slug, other.live?.slug].includes(one));
  if (slug === '') {
    const made = slugFrom(title) || 'page';
    return freeSlug(made, async (one) => isTaken(one) || isReservedAddress(one));
  }
  if (isTaken(slug)) {
    throw new Refusal({ kind: 'taken', code: 'slug-taken', params: { slug }, field: 'slug' });
  }
  return slug;
}

/** Returns the former addresses of a page that had `before` and has `live` now. */
function formerOf(
  { formerSlugs = [], live: before }: Partial<Page>,
  live: Page['live'],
): string[] | undefined {
  const former = new Set([...formerSlugs, ...(before ? [foldForAddress(before.slug)] : [])]);
  if (live) former.delete(foldForAddress(live.slug));
  return former.size > 0 ? [...former] : undefined;
}

/**
 * Completes a page that is saved with its address and its former ones. Refuses with `slug-taken` the address of another
 * page, and with `pages-full`.
 */
export async function completePage(
  view: StoreView,
  record: NewRecord<'pages'>,
  id: string | undefined,
): Promise<NewRecord<'pages'>> {
  const pages = await view.list('pages');
  const stored = pages.find((one) => one.id === id);
  if (!stored && pages.length >= MOST_PAGES) {
    throw new Refusal({ kind: 'invalid', code: 'pages-full', params: { most: MOST_PAGES } });
  }
  const slug = await slugOf(
    record,
    pages.filter((one) => one !== stored),
  );
  const { live } = record;
  const isPublished = live !== undefined && live.slug === record.slug;
  const shown = isPublished ? { ...live, slug } : live;
  return { ...record, slug, live: shown, formerSlugs: formerOf(stored ?? {}, shown) };
}

/** Takes an address that a page leaves from the pages that had it before: it leads to who had it last. */
async function takeFormerSlug(change: StoreChange, id: string, slug: string): Promise<void> {
  const left = foldForAddress(slug);
  for (const page of await change.list('pages')) {
    const { formerSlugs = [] } = page;
    const others = formerSlugs.filter((former) => foldForAddress(former) !== left);
    if (page.id === id || others.length === formerSlugs.length) continue;
    await change.put('pages', { ...page, formerSlugs: others.length > 0 ? others : undefined });
  }
}

/** Keeps the words that readers had of a page until a change; those of a deleted page go with it. */
export const followPage: Follow<Page> = async (change, before, after, { now, actor }) => {
  const former = await change.list('formerPages', { where: { page: before.id } });
  if (after?.id !== before.id) {
    for (const { id } of former) await change.remove('formerPages', id);
    return undefined;
  }
  if (hasWordsOf(before.live, after.live)) return undefined;
  if (before.live && before.live.slug !== after.live?.slug) {
    await takeFormerSlug(change, before.id, before.live.slug);
  }
  if (before.live) {
    const { title, slug, standfirst, content } = before.live;
    await change.insert('formerPages', {
      ...{ page: before.id, title, slug, standfirst, content },
      until: now.toISOString(),
      replacedBy: await describeActor(change, actor),
    });
    for (const { id } of former.slice(FORMER_PAGES - 1)) await change.remove('formerPages', id);
  }
  return after.live ? words.andPublished : words.andWithdrawn;
};
