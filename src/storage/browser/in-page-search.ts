import MiniSearch, { type SearchResult as Hit, type Query } from 'minisearch';
import type { Article } from '#core/article/article.ts';
import { articleCard } from '#core/article/article-card.ts';
import type { LiveEntry } from '#core/article/live/live-entry.ts';
import { categorySlug } from '#core/category/category.ts';
import type { ArticleSearch, SearchQuery, Store } from '#core/ports.ts';
import { type Correction, createTextCheck, mostFrequent } from '#core/search/asked-search.ts';
import { askedWords } from '#core/search/asked-words.ts';
import { excerptOf, markable, markMatches } from '#core/search/mark-matches.ts';
import { SEARCH_PAGE_SIZE, type SearchResult, searchPeriods } from '#core/search/search.ts';
import { type SearchRank, searchRanks, type WordDemand } from '#core/search/search-ranks.ts';
import {
  fieldSearchedOf,
  fieldsSearchedOf,
  openText,
  searchedFieldNames,
  wholeText,
} from '#core/search/searched-article.ts';
import { isOneEditAway, swapsOf } from '#core/search/typos.ts';
import { type AskedWord, askedRuns, searchedWords, wordsOf } from '#core/search/words.ts';
import { listPage } from '#core/text/page-number.ts';
import { meets } from './store-view.ts';

const DAY = 24 * 60 * 60 * 1000;

/** An indexed article; its searched fields are properties as well. */
interface Entry {
  id: number;
  text: string;
  /** Full text of a Premium article, including the part behind the paywall; empty for other articles. */
  whole: string;
}

const openFields = [...searchedFieldNames, 'text'];

async function buildIndex(articles: Article[], entries: LiveEntry[]): Promise<MiniSearch<Entry>> {
  const index = new MiniSearch<Entry>({
    fields: [...openFields, 'whole'],
    tokenize: (text) => [...wordsOf(text)].filter(Boolean),
    // Words come folded.
    processTerm: (word) => word,
    searchOptions: {
      combineWith: 'AND',
      tokenize: (word) => [word],
    },
  });
  await index.addAllAsync(
    articles.map((article, id) => ({
      ...Object.fromEntries(
        searchedFieldNames.map((field) => [field, fieldSearchedOf(article, field)]),
      ),
      id,
      text: openText(article, entries),
      whole: article.isPremium ? wholeText(article, entries) : '',
    })),
  );
  return index;
}

/** Requires all words; a word of `FORGIVING_LENGTH` or more also matches with one typo. */
const queryOf = (asked: readonly AskedWord[]): Query => ({
  combineWith: 'AND',
  queries: asked.map(({ word, isBeginning, isForgiving, instead }) => {
    return {
      combineWith: 'OR',
      prefix: isBeginning,
      queries: [
        { queries: [word], fuzzy: isForgiving ? 1 : false },
        { queries: [...instead, ...(isForgiving ? swapsOf(word) : [])], fuzzy: false },
      ],
    };
  }),
});

const isExactly = ({ word, isBeginning }: AskedWord, found: string): boolean =>
  found === word || (isBeginning && found.startsWith(word));

const isNearly = ({ word, isForgiving, instead }: AskedWord, found: string): boolean =>
  instead.some((one) => found.startsWith(one)) ||
  (isForgiving &&
    (isOneEditAway(found, word) || swapsOf(word).some((swap) => found.startsWith(swap))));

/** True if an article that was found meets a demand on the searched words. */
function meetsDemand({ match }: Hit, asked: readonly AskedWord[], demand: WordDemand): boolean {
  const { place, isEvery, allowsTypos } = demand;
  const found = Object.keys(match).filter(
    (word) => place === 'everything' || match[word]?.includes('title'),
  );
  const has = (one: AskedWord): boolean =>
    found.some((word) => isExactly(one, word) || (allowsTypos && isNearly(one, word)));
  return isEvery ? asked.every(has) : asked.some(has);
}

/** Returns the rank of an article that was found, from 0. */
const rankOf = (hit: Hit, asked: readonly AskedWord[], ranks: readonly SearchRank[]): number =>
  ranks.findIndex(
    ({ must, mustNot }) =>
      must.every((demand) => meetsDemand(hit, asked, demand)) &&
      !mustNot.some((demand) => meetsDemand(hit, asked, demand)),
  );

const publishedAt = (article: Article | undefined): number =>
  Date.parse(article?.publishedAt ?? '') || 0;

function isWanted(article: Article, { category, period, where = [], now }: SearchQuery): boolean {
  if (category && categorySlug(article.category) !== category) return false;
  if (!where.every((one) => meets('articles', one)(article))) return false;
  if (!period) return true;
  return publishedAt(article) >= now.getTime() - searchPeriods[period] * DAY;
}

/** Returns the articles that have the words, in any order; without words, all, if other conditions select some. */
function hitsOf(
  index: MiniSearch<Entry>,
  words: readonly AskedWord[],
  fields: { fields?: string[] },
  { where = [] }: SearchQuery,
): Hit[] {
  if (words.length > 0) return index.search(queryOf(words), fields);
  return where.length > 0 ? index.search(MiniSearch.wildcard) : [];
}

/**
 * For each word that begins no indexed one, the similar one that most articles have. Words behind the paywall correct
 * nothing, since nobody is shown them.
 */
function correctionsIn(
  index: MiniSearch<Entry>,
  words: readonly AskedWord[],
  isFound: (hit: Hit) => boolean,
): Correction[] {
  return words.flatMap(({ word, isForgiving }) => {
    if (!isForgiving || index.search(word, { fields: openFields, prefix: true }).length > 0)
      return [];
    const near = index
      .search({
        fields: openFields,
        combineWith: 'OR',
        queries: [{ queries: [word], fuzzy: 1 }, { queries: swapsOf(word) }],
      })
      .filter(isFound);
    const counts = new Map<string, number>();
    for (const one of near.flatMap(({ terms }) => terms))
      counts.set(one, (counts.get(one) ?? 0) + 1);
    const best = mostFrequent([...counts].map(([instead, count]) => ({ instead, count })));
    return best === undefined ? [] : [{ word, instead: best }];
  });
}

/** Search by an index in the page, built at the first search and rebuilt after articles or live blogs change. */
export function createInPageSearch(store: Pick<Store, 'read'>): ArticleSearch {
  let indexed: (Article | LiveEntry)[] = [];
  let index: Promise<MiniSearch<Entry>> | undefined;

  function indexOf(articles: Article[], entries: LiveEntry[]): Promise<MiniSearch<Entry>> {
    const records = [...articles, ...entries];
    const isCurrent =
      records.length === indexed.length && records.every((one, at) => one === indexed[at]);
    if (!index || !isCurrent) {
      indexed = records;
      index = buildIndex(articles, entries);
    }
    return index;
  }

  return {
    find: async (query) => {
      const [articles, entries] = await store.read(
        async (view) => [await view.list('articles'), await view.list('liveEntries')] as const,
      );
      const words = searchedWords(query.term);
      const ranks = searchRanks(words.length, true);
      const index = await indexOf(articles, entries);
      const fields = query.findsClosed ? {} : { fields: openFields };
      const textOf = query.findsClosed ? wholeText : openText;
      const passes = createTextCheck(query);
      const isChecked = (query.phrases ?? []).length + (query.without ?? []).length > 0;
      const isFound = ({ id }: Pick<Hit, 'id'>): boolean => {
        const article = articles[id];
        if (!article || !isWanted(article, query)) return false;
        return !isChecked || passes(`${fieldsSearchedOf(article)} ${textOf(article, entries)}`);
      };
      const found = hitsOf(index, words, fields, query)
        .filter(isFound)
        .flatMap((hit) => {
          const article = articles[hit.id];
          return article ? [{ hit, article, rank: rankOf(hit, words, ranks) }] : [];
        })
        .sort(
          (one, other) =>
            one.rank - other.rank ||
            publishedAt(other.article) - publishedAt(one.article) ||
            one.hit.id - other.hit.id,
        );
      const asked = askedWords(query.term);
      const runs = askedRuns(query.term);
      const { page, pages, offset } = listPage(query.page, found.length, SEARCH_PAGE_SIZE);
      const results = found
        .slice(offset, offset + SEARCH_PAGE_SIZE)
        .map(({ hit, article }): SearchResult => {
          const matches = { words: markable(hit.terms, asked), runs };
          return {
            article: articleCard(article),
            title: markMatches(article.title, matches),
            excerpt: excerptOf(openText(article, entries), matches),
          };
        });
      return {
        results,
        total: found.length,
        page,
        pages,
        corrections: correctionsIn(index, words, isFound),
        ...(query.category ? { category: query.category } : {}),
        ...(query.period ? { period: query.period } : {}),
      };
    },
  };
}
