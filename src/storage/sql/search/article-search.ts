import type { Article } from '#core/article/article.ts';
import { articleCard } from '#core/article/article-card.ts';
import type { LiveEntry } from '#core/article/live/live-entry.ts';
import type { ArticleSearch, SearchQuery } from '#core/ports.ts';
import {
  type Correction,
  createTextCheck,
  isPhrase,
  mostFrequent,
} from '#core/search/asked-search.ts';
import { excerptOf, type Matches, markable, markMatches } from '#core/search/mark-matches.ts';
import {
  MOST_RESULTS,
  SEARCH_PAGE_SIZE,
  type SearchResult,
  searchPeriods,
} from '#core/search/search.ts';
import { anyResult, searchRanks, type WordDemand } from '#core/search/search-ranks.ts';
import { fieldsSearchedOf, openText, wholeText } from '#core/search/searched-article.ts';
import { askedRuns } from '#core/search/words.ts';
import { listPage } from '#core/text/page-number.ts';
import { withBreak } from '../engine/breaks.ts';
import type { Engine } from '../engine/engine.ts';
import { conditionsOf } from '../records/narrowing.ts';
import { readRecord } from '../records/parsed-records.ts';
import type { Queries } from '../schema/tables.ts';
import type { ArticleIndex, Condition, IndexQuery } from './article-index.ts';
import { readLiveEntries } from './read-live-entries.ts';
import { matchesIn, searchWords, type Term, termsOf, wholeWord } from './search-terms.ts';
import { searchedName } from './searched-name.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Most articles that are looked through for phrases, the best matches of their words. */
const LOOKED_THROUGH = 300;

/** Most words that are compared as corrections of one. */
const MOST_COUNTED = 8;

/** Articles up to which corrections are counted to be compared. */
const MOST_COMPARED = 20_000;

/** Demand on the words of an article that admits no other words. */
const exactly: WordDemand = { ...anyResult, allowsTypos: false };

type TextCheck = ReturnType<typeof createTextCheck>;

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

  /** The parts of a query that are the same for every rank. */
  function scopeOf({ category, period, now, where = [], without = [], findsClosed }: SearchQuery) {
    const unwanted = without.filter((text) => !isPhrase(text));
    return {
      among: where.flatMap((one) => conditionsOf(searchedName, one)),
      ...(category ? { section: category } : {}),
      ...(period ? { since: now.getTime() - searchPeriods[period] * DAY } : {}),
      unwanted: unwanted.map((text): Condition => {
        const terms = searchWords(text).map(wholeWord);
        return { ...exactly, terms, findsClosed };
      }),
    };
  }

  const searching = <Value>(work: (queries: Queries) => Promise<Value>): Promise<Value> =>
    engine.read(async (queries) => {
      await index.prepare?.(queries);
      return work(queries);
    });

  function countOf(
    queries: Queries,
    query: SearchQuery,
    must: readonly Condition[],
    most = MOST_RESULTS + 1,
  ) {
    const { unwanted, ...scope } = scopeOf(query);
    return index.count(queries, { ...scope, must, mustNot: unwanted }, most);
  }

  /** Queries of the index, one for each rank of results. */
  function ranksOf(query: SearchQuery, terms: readonly Term[]): IndexQuery[] {
    const { unwanted, ...scope } = scopeOf(query);
    const { findsClosed } = query;
    if (terms.length === 0) return [{ ...scope, must: [], mustNot: unwanted }];
    const hasTypos = terms.some(({ others, beginnings }) => others.length + beginnings.length > 0);
    const conditionOf = (demand: WordDemand): Condition => ({ ...demand, terms, findsClosed });
    return searchRanks(terms.length, hasTypos).map(({ must, mustNot }) => ({
      ...scope,
      must: must.map(conditionOf),
      mustNot: [...mustNot.map(conditionOf), ...unwanted],
    }));
  }

  const readArticles = (records: readonly string[]): Article[] =>
    records.flatMap((record) => readRecord(searchedName, record) ?? []);

  async function resultsOf(
    queries: Queries,
    articles: readonly Article[],
    terms: readonly Term[],
    query: SearchQuery,
  ): Promise<SearchResult[]> {
    const updates = await readLiveEntries(
      queries,
      articles.map(({ id }) => id),
    );
    const runs = askedRuns(query.term);
    return articles.map((one) => resultOf(one, updates.get(one.id) ?? [], terms, runs));
  }

  /** Returns the results on a page, which may lie behind the last one. */
  const resultsOn = (page: number, query: SearchQuery, terms: readonly Term[]) =>
    searching(async (queries) => {
      const offset = (page - 1) * SEARCH_PAGE_SIZE;
      const ranks = ranksOf(query, terms);
      const records = await index.find(queries, ranks, offset, SEARCH_PAGE_SIZE);
      return resultsOf(queries, readArticles(records), terms, query);
    });

  /**
   * Looks through the best matches of the words for those that have the phrases, which the index does not know: it has the
   * words of an article without their order.
   */
  const findPhrases = (query: SearchQuery, terms: readonly Term[], check: TextCheck) =>
    searching(async (queries) => {
      const records = await index.find(queries, ranksOf(query, terms), 0, LOOKED_THROUGH);
      const articles = readArticles(records);
      const updates = await readLiveEntries(
        queries,
        articles.map(({ id }) => id),
      );
      const found: Article[] = [];
      for (const article of articles) {
        const entries = updates.get(article.id) ?? [];
        const text = (query.findsClosed ? wholeText : openText)(article, entries);
        const isFound = await withBreak(() => check(`${fieldsSearchedOf(article)} ${text}`));
        if (isFound) found.push(article);
      }
      const { offset } = listPage(query.page, found.length, SEARCH_PAGE_SIZE);
      const shown = found.slice(offset, offset + SEARCH_PAGE_SIZE);
      return { total: found.length, results: await resultsOf(queries, shown, terms, query) };
    });

  /** Looks up, then counts; a first page that is not full was counted by looking up. A save between the two may show in one. */
  async function findWords(query: SearchQuery, terms: readonly Term[]) {
    const results = await resultsOn(query.page, query, terms);
    if (query.page === 1 && results.length < SEARCH_PAGE_SIZE)
      return { total: results.length, results };
    const any = { ...anyResult, terms, findsClosed: query.findsClosed };
    const total = await searching((queries) =>
      countOf(queries, query, terms.length > 0 ? [any] : []),
    );
    const { page } = listPage(query.page, total, SEARCH_PAGE_SIZE);
    return { total, results: page === query.page ? results : await resultsOn(page, query, terms) };
  }

  async function correctionsOf(query: SearchQuery, terms: readonly Term[]): Promise<Correction[]> {
    const unknown = terms.filter(
      ({ isUnknown, others, beginnings }) => isUnknown && others.length + beginnings.length > 0,
    );
    if (unknown.length === 0) return [];
    return searching(async (queries) => {
      const corrections: Correction[] = [];
      for (const { word, others, beginnings } of unknown) {
        const counted: { instead: string; count: number }[] = [];
        for (const instead of [...new Set([...others, ...beginnings])].slice(0, MOST_COUNTED)) {
          // Nobody is shown words behind the paywall.
          const must = [{ ...exactly, terms: [wholeWord(instead)], findsClosed: false }];
          counted.push({ instead, count: await countOf(queries, query, must, MOST_COMPARED) });
        }
        const best = mostFrequent(counted);
        if (best !== undefined) corrections.push({ word, instead: best });
      }
      return corrections;
    });
  }

  return {
    find: async (query) => {
      const { term, phrases = [], without = [], where = [], category, period } = query;
      const asked = await engine.read((queries) => termsOf(queries, term));
      const isAnything = asked.length > 0 || where.length > 0;
      const inText = { phrases, without: without.filter(isPhrase) };
      const isInText = inText.phrases.length + inText.without.length > 0;
      const { results, total } = !isAnything
        ? { results: [], total: 0 }
        : isInText
          ? await findPhrases(query, asked, createTextCheck(inText))
          : await findWords(query, asked);
      const { page, pages } = listPage(query.page, total, SEARCH_PAGE_SIZE);
      return {
        ...{ results, total, page, pages },
        corrections: await correctionsOf(query, asked),
        ...(category ? { category } : {}),
        ...(period ? { period } : {}),
      };
    },
  };
}
