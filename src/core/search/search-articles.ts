import * as z from 'zod/mini';
import { nameKey, writtenBy } from '../article/byline.ts';
import { shownCards } from '../article/live/shown-cards.ts';
import { mayReadPremium } from '../article/premium-beginning.ts';
import type { Author } from '../author/author.ts';
import { categorySlug, pageSlug } from '../category/category.ts';
import { findCategory } from '../category/category-links.ts';
import { done, rule } from '../errors.ts';
import type { PublicStore } from '../public-view.ts';
import { pageNumber, readersPage } from '../text/page-number.ts';
import { defineTask } from '../use-case.ts';
import { correctedTerm, readAsked } from './asked-search.ts';
import { askedWords } from './asked-words.ts';
import {
  MOST_RESULTS,
  periodNames,
  SEARCH_PAGE_SIZE,
  type SearchPage,
  searchPageSchema,
} from './search.ts';

/** Condition that selects the articles of the authors of whose names these words begin the parts. */
async function namedAuthors(
  store: Pick<PublicStore, 'standing'>,
  name: string,
): Promise<{ oneOf: string[] }> {
  const asked = askedWords(name);
  const isMeant = (author: Author): boolean => {
    const parts = askedWords(author.name);
    return asked.every((word) => parts.some((one) => one.startsWith(word)));
  };
  const authors = (await store.standing('authors')).filter(isMeant);
  // Names above articles that are no author's record are found whole.
  const keys = [nameKey(name), ...authors.flatMap((author) => writtenBy(author).byline.oneOf)];
  return { oneOf: [...new Set(keys)] };
}

const MOST_PAGES = MOST_RESULTS / SEARCH_PAGE_SIZE;

/** Most tags that one name stands for. */
const MOST_TAGS = 50;

/** Condition that selects the articles with a tag of that name, or of one that has its words. */
const namedTags = (store: Pick<PublicStore, 'read'>, name: string): Promise<{ oneOf: string[] }> =>
  store.read(async (view) => {
    const tags = await view.list('tags', { search: name, limit: MOST_TAGS });
    return { oneOf: tags.map(({ id }) => id) };
  });

/**
 * Finds articles by words of title, category, author and text. A task, since searches that wait in a queue
 * must not hold a view of the store. Refuses with `too-busy` if the queue is full.
 */
export const searchArticles = defineTask({
  name: 'searchArticles',
  contract: {
    route: 'GET /search',
    summary: 'Articles with these words',
    description: 'By pages, since that is how its address names them.',
    takes: z.pipe(
      z.object({
        q: z._default(z.string(), ''),
        category: z.optional(z.string()),
        period: z.catch(z.optional(z.enum(periodNames)), undefined),
        page: readersPage,
      }),
      z.transform(({ q, ...query }) => ({ term: q, ...query })),
    ),
    answers: searchPageSchema,
    limit: 'search',
  },
  input: z.object({
    term: z.string().check(
      z.trim(),
      z.minLength(1, rule('search-term-missing')),
      z.overwrite((text) => text.slice(0, 200)),
    ),
    category: z.optional(z.string()),
    period: z.optional(z.enum(periodNames)),
    page: pageNumber,
  }),
  run: async ({ input, actor, ownAccount, ports: { clock, search, store } }) => {
    const { term, category, period, page } = input;
    const categories = await store.standing('categories');
    const listed = category ? findCategory(category, categories) : undefined;
    const linked = await shownCards(store);
    const { words, authors, tags, withoutAuthors, withoutTags, ...asked } = readAsked(term);
    // Exclusions alone ask for nothing.
    const isAsked = words !== '' || authors.length + tags.length > 0;
    const conditions = () =>
      Promise.all([
        ...authors.map(async (name) => ({ byline: await namedAuthors(store, name) })),
        ...tags.map(async (name) => ({ tag: await namedTags(store, name) })),
        ...withoutAuthors.map(async (name) => ({
          byline: { not: await namedAuthors(store, name) },
        })),
        ...withoutTags.map(async (name) => ({ tag: { not: await namedTags(store, name) } })),
      ]);
    const { corrections, ...found } = await search.find({
      ...asked,
      term: words,
      where: isAsked ? await conditions() : [],
      page: Math.min(page, MOST_PAGES),
      now: clock.now(),
      findsClosed: await mayReadPremium({ actor, ownAccount }),
      ...(category ? { category: categorySlug(listed?.name ?? category) } : {}),
      ...(period ? { period } : {}),
    });
    const suggestion = correctedTerm(term, corrections);
    return done<SearchPage>({
      term,
      ...found,
      total: Math.min(found.total, MOST_RESULTS),
      pages: Math.min(found.pages, MOST_PAGES),
      ...(found.total > MOST_RESULTS ? { isMore: true } : {}),
      ...(suggestion === term ? {} : { suggestion }),
      ...(listed ? { category: pageSlug(listed) } : {}),
      results: found.results.map((result) => ({ ...result, article: linked(result.article) })),
    });
  },
});
