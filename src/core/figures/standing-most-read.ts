import type { ArticleCard } from '../article/article-card.ts';
import type { Ports } from '../ports.ts';
import type { PublicStore, PublicView } from '../public-view.ts';
import { MOST_READ, MOST_READ_HOURS, MOST_READ_ID, rankMostRead } from './most-read.ts';
import { HOUR } from './usual.ts';

/** Articles of the list beyond those that are shown. */
const SPARE = 3;

/** Milliseconds for which places that were swapped stay as they are: every stored list makes the pages that show it anew. */
const SWAPS_WAIT = 30 * 60 * 1000;

/** True if other articles are most read, another one leads, or places were swapped some time after the last list. */
function isWorthStoring(
  articles: readonly string[],
  former: { articles: readonly string[]; at: string } | undefined,
  now: Date,
): boolean {
  const before = former?.articles ?? [];
  if (articles.join() === before.join()) return false;
  const isSame = articles.toSorted().join() === before.toSorted().join();
  const isOld = now.getTime() - Date.parse(former?.at ?? '') >= SWAPS_WAIT;
  return !isSame || articles[0] !== before[0] || isOld;
}

/** Stores the most read articles, if they or their order changed. The server does it every five minutes. */
export async function renewMostRead({ store, online, clock }: Ports): Promise<void> {
  if (!online) return;
  const now = clock.now();
  const hours = await online.figures.hoursOfArticles({
    from: now.getTime() - MOST_READ_HOURS * HOUR,
    to: now.getTime(),
  });
  // More than are shown: an article's own page leaves it out, and some may be withdrawn.
  const articles = rankMostRead(hours, now.getTime()).slice(0, MOST_READ.most + SPARE);
  const [former] = await store.standing('mostRead');
  if (!isWorthStoring(articles, former, now)) return;
  await store.change((change) =>
    change.put('mostRead', { id: MOST_READ_ID, version: 1, articles, at: now.toISOString() }),
  );
}

/** Returns the most read articles without some, each still published; none if they are too few. */
export async function mostReadCards(
  view: Pick<PublicView, 'cards'>,
  store: Pick<PublicStore, 'standing'>,
  without: ReadonlySet<string> = new Set(),
): Promise<ArticleCard[]> {
  const [list] = await store.standing('mostRead');
  const ids = (list?.articles ?? []).filter((id) => !without.has(id));
  if (ids.length < MOST_READ.least) return [];
  const cards = await view.cards('articles', { where: { id: { oneOf: ids } } });
  const shown = ids
    .flatMap((id) => cards.filter((card) => card.id === id))
    .slice(0, MOST_READ.most);
  return shown.length < MOST_READ.least ? [] : shown;
}
