import type { Article } from '../article/article.ts';
import { slugsOf } from '../article/article-address.ts';
import { categorySlug } from '../category/category.ts';
import { categoryNamed } from '../category/category-links.ts';
import { parentOf } from '../category/category-tree.ts';
import { enqueue } from '../job/enqueue.ts';
import { defineJob } from '../job/job-handler.ts';
import type { Ports, StoreChange } from '../ports.ts';
import { settingsIn } from '../settings/stored-settings.ts';
import * as words from '../words/event-words.ts';
import { type Announced, announcedSchema } from './announcements.ts';

/** Kind of the job that tells a WebSub hub. */
const TELL_HUB = 'tell-hub';

/** Kind of the job that tells search engines. */
const TELL_SEARCH_ENGINES = 'tell-search-engines';

/** Seconds after which nobody needs to be told: hubs and search engines have asked by themselves. */
const GOOD_FOR = 24 * 60 * 60;

/** Describes an article by what its address and its feeds are made of. */
async function announcedOf(change: StoreChange, article: Article): Promise<Announced> {
  const categories = await change.list('categories');
  const category = categoryNamed(article.category, categories);
  const parent = category && parentOf(category, categories);
  const ids = (article.bylines ?? []).flatMap(({ authorId }) => authorId ?? []);
  const authors = await Promise.all(ids.map((id) => change.get('authors', id)));
  const tags = await Promise.all((article.tagIds ?? []).map((id) => change.get('tags', id)));
  return {
    id: article.id,
    slugs: slugsOf(article),
    categories: [article.category, ...(parent ? [parent.name] : [])].map(categorySlug),
    authors: authors.flatMap((author) => author?.slug ?? []),
    tags: tags.flatMap((tag) => tag?.slug ?? []),
  };
}

/**
 * Enqueues what tells hub and search engines, as far as the site's settings ask for it, that readers have an article
 * in a new state or no longer. Does nothing in demo mode and in the browser edition.
 */
export async function announceArticle(
  change: StoreChange,
  { clock, online }: Ports,
  article: Article,
): Promise<void> {
  if (!online || online.isDemo) return;
  const { webSubHub, tellsSearchEngines } = await settingsIn(change);
  if (webSubHub === '' && !tellsSearchEngines) return;
  const job = {
    subject: { collection: 'articles', id: article.id },
    dueAt: clock.now(),
    payload: await announcedOf(change, article),
  } as const;
  if (webSubHub !== '') await enqueue(change, { ...job, kind: TELL_HUB });
  if (tellsSearchEngines) await enqueue(change, { ...job, kind: TELL_SEARCH_ENGINES });
}

const rules = { payload: announcedSchema, atOnce: 2, goodFor: GOOD_FOR };

/** The jobs of announcements; each does nothing where its setting was switched off meanwhile. */
export const announcementJobs = {
  [TELL_HUB]: defineJob({
    ...rules,
    label: words.tellingHub,
    run: async ({ payload, ports: { online, store } }) => {
      const { webSubHub } = await store.read(settingsIn);
      if (!online || webSubHub === '') return { is: 'done' };
      return online.announcements.tellHub(webSubHub, payload);
    },
  }),
  [TELL_SEARCH_ENGINES]: defineJob({
    ...rules,
    label: words.tellingSearchEngines,
    run: async ({ payload, ports: { online, store } }) => {
      const { tellsSearchEngines } = await store.read(settingsIn);
      if (!online || !tellsSearchEngines) return { is: 'done' };
      return online.announcements.tellSearchEngines(payload);
    },
  }),
};
