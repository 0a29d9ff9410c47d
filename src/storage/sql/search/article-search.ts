import type { Article } from '#core/article/article.ts';
import { articleCard } from '#core/article/article-card.ts';
import type { LiveEntry } from '#core/article/live/live-entry.ts';
import type { ArticleSearch, SearchQuery } from '#core/ports.ts';
import { excerptOf, type Matches, markable, markMatches } from '#core/search/mark-matches.ts';
import { SEARCH_PAGE_SIZE, type SearchResult, searchPeriods } from '#core/search/search.ts';
import { anyResult, searchRanks, type WordDemand } from '#core/search/search-ranks.ts';
import { openText } from '#core/search/searched-article.ts';
import { askedRuns } from '#core/search/words.ts';
import { listPage } from '#core/text/page-number.ts';
import type { Engine } from '../engine/engine.ts';
import { readRecord } from '../records/parsed-records.ts';
import type { Queries } from '../schema/tables.ts';
import type { ArticleIndex, Condition } from './article-index.ts';
import { readLiveEntries } from './read-live-entries.ts';
import { matchesIn, type Term, termsOf } from './search-terms.ts';
import { searchedName } from './searched-name.ts';

const DAY = 24 * 60 * 60 * 1000;

export function createArticleSearch(
  engine: Pick<Engine, 'read'>,
  index: ArticleIndex,
): ArticleSearch {
  function resultOf(
    article: Article,
    updates: readonly LiveEntry[],
    terms: readonly Term[],
    runs: Matches['runs'],
  ): SearchResult {
    const open = openText(article, updates);
    const words = markable(
      matchesIn([article.title, open], terms),
      terms.map(({ word }) => word),
    );
    const matches = { words, runs };
    return {
      article: articleCard(article),
      title: markMatches(article.title, matches),
      excerpt: excerptOf(open, matches),
    };
  }

  const scopeOf = ({ category, period, now }: SearchQuery) => ({
    ...(category ? { section: category } : {}),
    ...(period ? { since: now.getTime() - searchPeriods[period] * DAY } : {}),
  });

  const searching = <Value>(work: (queries: Queries) => Promise<Value>): Promise<Value> =>
    engine.read(async (queries) => {
      await index.prepare?.(queries);
      return work(queries);
    });

  async function count(query: SearchQuery, terms: readonly Term[]): Promise<number> {
    const { findsClosed } = query;
    const any = { ...anyResult, terms, findsClosed };
    return searching((queries) =>
      index.count(queries, { must: [any], mustNot: [], ...scopeOf(query) }),
    );
  }

  /** Returns the results on a page, which may lie behind the last one. */
  function resultsOn(page: number, query: SearchQuery, terms: readonly Term[]) {
    const scope = scopeOf(query);
    const hasTypos = terms.some(({ others, beginnings }) => others.length + beginnings.length > 0);
    const conditionOf = (demand: WordDemand): Condition => ({
      ...demand,
      terms,
      findsClosed: query.findsClosed,
    });
    const ranks = searchRanks(terms.length, hasTypos).map(({ must, mustNot }) => ({
      must: must.map(conditionOf),
      mustNot: mustNot.map(conditionOf),
      ...scope,
    }));
    const runs = askedRuns(query.term);
    return searching(async (queries) => {
      const offset = (page - 1) * SEARCH_PAGE_SIZE;
      const records = await index.find(queries, ranks, offset, SEARCH_PAGE_SIZE);
      const articles = records.flatMap((record) => readRecord(searchedName, record) ?? []);
      const updates = await readLiveEntries(
        queries,
        articles.map(({ id }) => id),
      );
      return articles.map((one) => resultOf(one, updates.get(one.id) ?? [], terms, runs));
    });
  }

  /**
   * Counts and looks up at once, which PostgreSQL does on cores of its own; SQLite does one after the other. A save
   * between the two may show in one of them.
   */
  async function find(query: SearchQuery): Promise<{ results: SearchResult[]; total: number }> {
    const terms = await engine.read((queries) => termsOf(queries, query.term));
    if (terms.length === 0) return { results: [], total: 0 };
    const [total, results] = await Promise.all([
      count(query, terms),
      resultsOn(query.page, query, terms),
    ]);
    const { page } = listPage(query.page, total, SEARCH_PAGE_SIZE);
    return { total, results: page === query.page ? results : await resultsOn(page, query, terms) };
  }

  return {
    find: async (query) => {
      const { results, total } = await find(query);
      const { page, pages } = listPage(query.page, total, SEARCH_PAGE_SIZE);
      return {
        results,
        total,
        page,
        pages,
        ...(query.category ? { category: query.category } : {}),
        ...(query.period ? { period: query.period } : {}),
      };
    },
  };
}
