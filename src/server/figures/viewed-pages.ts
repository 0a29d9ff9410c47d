import { type Category, pageSlug, slugOfName } from '#core/category/category.ts';
import { categoryNamed, findCategory } from '#core/category/category-links.ts';
import type { Front } from '#core/front/front.ts';
import type { Clock, Store } from '#core/ports.ts';
import { foldForAddress } from '#core/text/fold.ts';
import type { ViewedPage } from './sums-of.ts';

/** Target of a path: an article by its address, a section by its slug, or another page. */
export interface PathTarget {
  article?: string;
  section?: string;
}

/** Articles that are looked up in one statement, and most in one flush; further ones count as paths without a page. */
const LOOKED_UP = 500;
const MOST_LOOKED_UP = 10_000;

/** Milliseconds for which is remembered what a path leads to, and where articles stand on the homepage. */
const REMEMBERED = 60_000;

/** Most paths that are remembered. */
const MOST_REMEMBERED = 40_000;

type Known = Omit<ViewedPage, 'place'>;

/** The place of each article on the homepage, such as `sides-2`. */
function placesOf(front: Front): Map<string, string> {
  const blocks = {
    lead: front.lead ? [front.lead] : [],
    ...{ sides: front.sides, related: front.related, latest: front.latest },
    ...{ business: front.business, tech: front.tech },
  };
  return new Map(
    Object.entries(blocks)
      .flatMap(([block, cards]) => cards.map(({ id }, at) => [id, `${block}-${at + 1}`] as const))
      .toReversed(),
  );
}

interface ViewedPagesSetting {
  store: Store;
  clock: Clock;
  /** Finds the target of a path; `undefined` for none. */
  targetOf: (path: string) => PathTarget | undefined;
  readFront: () => Promise<Front>;
}

/** The page of a section, or one that is neither section nor article. */
function pageOf({ section }: PathTarget, categories: readonly Category[]): Known | undefined {
  if (section === undefined) return { article: '', section: '' };
  const category = findCategory(section, categories);
  return category && { article: '', section: pageSlug(category) };
}

/** Finds the pages that were viewed. Paths that lead nowhere are remembered too, so that many don't cost much. */
export function createViewedPages({ store, clock, targetOf, readFront }: ViewedPagesSetting) {
  let remembered = new Map<string, Known | undefined>();
  let places: ReadonlyMap<string, string> = new Map();
  let since = 0;

  /** Looks up articles by ids and slugs, present or former. */
  async function lookUp(
    asked: readonly (readonly [path: string, address: string])[],
    categories: readonly Category[],
  ): Promise<void> {
    const addresses = asked.map(([, address]) => address);
    const slugs = addresses.map(foldForAddress);
    const found = await store.read(async (view) => [
      ...(await view.list('articles', { where: { id: { oneOf: addresses } } })),
      ...(await view.list('articles', { where: { slug: { oneOf: slugs } } })),
    ]);
    const named = new Map<string, Known>();
    for (const { id, slug, formerSlugs = [], category } of found.toReversed()) {
      const section = categoryNamed(category, categories);
      const known = { article: id, section: section ? pageSlug(section) : slugOfName(category) };
      for (const address of [...formerSlugs, slug, id]) if (address) named.set(address, known);
    }
    for (const [path, address] of asked)
      remembered.set(path, named.get(address) ?? named.get(foldForAddress(address)));
  }

  /** Forgets what is remembered, once it is old or too much. */
  async function forget(): Promise<void> {
    const now = clock.now().getTime();
    if (now - since < REMEMBERED && remembered.size <= MOST_REMEMBERED) return;
    remembered = new Map();
    places = placesOf(await readFront());
    since = now;
  }

  /** Finds out what paths lead to that aren't remembered. */
  async function learn(paths: readonly string[]): Promise<void> {
    const categories = await store.standing('categories');
    const asked: [string, string][] = [];
    for (const path of paths) {
      const target = targetOf(path);
      if (target?.article !== undefined) {
        asked.push([path, target.article]);
        continue;
      }
      remembered.set(path, target && pageOf(target, categories));
    }
    for (let at = 0; at < Math.min(asked.length, MOST_LOOKED_UP); at += LOOKED_UP)
      await lookUp(asked.slice(at, at + LOOKED_UP), categories);
  }

  return async (paths: readonly string[]): Promise<ReadonlyMap<string, ViewedPage>> => {
    await forget();
    await learn(paths.filter((path) => !remembered.has(path)));
    return new Map(
      paths.flatMap((path) => {
        const known = remembered.get(path);
        const place = known && (places.get(known.article) ?? '');
        return known ? [[path, { ...known, place: place ?? '' }] as const] : [];
      }),
    );
  };
}
