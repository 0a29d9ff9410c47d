import type { PublicStore, PublicView } from '../../public-view.ts';
import { listPage } from '../../text/page-number.ts';
import type { LiveBlog } from './live-blog.ts';
import {
  keyPointOf,
  LIVE_PAGE_SIZE,
  SHOWN_KEY_POINTS,
  SHOWN_PINNED,
  shownEntry,
} from './live-entry.ts';
import type { LivePage } from './live-page.ts';

/** Returns the live blog of an article, if it has one. */
export async function liveBlogOf(
  store: Pick<PublicStore, 'standing'>,
  articleId: string,
): Promise<LiveBlog | undefined> {
  return (await store.standing('liveBlogs')).find(({ id }) => id === articleId);
}

/** The part of a live blog that a reader asks for. */
export interface LivePlace {
  /** Number of the page, from 1; 1 by default. */
  page?: number | undefined;
  /** Id of an entry, whose page is read in place of `page`. */
  update?: string | undefined;
}

/** Returns the number of the page with an entry; 1 if there is no such entry. */
async function pageOf(view: PublicView, article: string, id: string): Promise<number> {
  const entry = await view.get('liveEntries', id);
  if (entry?.article !== article) return 1;
  const after = Date.parse(entry.at ?? '') || 0;
  const newer = await view.count('liveEntries', { where: { article, at: { after } } });
  return Math.floor(newer / LIVE_PAGE_SIZE) + 1;
}

/** Returns a page of a live blog, or the last one if it ends before that page. */
export async function readLive(
  view: PublicView,
  { id: article, startedAt = '', endedAt }: LiveBlog,
  { page: asked = 1, update }: LivePlace,
): Promise<LivePage> {
  const wanted = update === undefined ? asked : await pageOf(view, article, update);
  const total = await view.count('liveEntries', { where: { article } });
  const { page, pages, offset } = listPage(wanted, total, LIVE_PAGE_SIZE);
  const entries = await view.list('liveEntries', {
    where: { article },
    offset,
    limit: LIVE_PAGE_SIZE,
  });
  const newest =
    page === 1 ? entries : await view.list('liveEntries', { where: { article }, limit: 1 });
  const points = await view.list('liveEntries', {
    where: { keyPoint: article },
    limit: SHOWN_KEY_POINTS,
  });
  const hasPinned = page === 1 && endedAt === undefined;
  const pinned = hasPinned
    ? await view.list('liveEntries', { where: { pinned: article }, limit: SHOWN_PINNED })
    : [];
  const here = new Set(entries.map(({ id }) => id));
  return {
    startedAt,
    ...(endedAt ? { endedAt } : {}),
    updatedAt: newest[0]?.at ?? startedAt,
    total,
    page,
    pages,
    keyPoints: points.map((entry) => ({
      id: entry.id,
      at: entry.at ?? '',
      text: keyPointOf(entry),
      isHere: here.has(entry.id),
    })),
    pinned: pinned.map(shownEntry),
    entries: entries.map(shownEntry),
  };
}
