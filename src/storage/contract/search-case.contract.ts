import type { ArticleSearch, SearchQuery, Store } from '#core/ports.ts';
import { articleTitled, CASE_INSTANT } from './store-case.contract.ts';

/** A search with the store that it searches, whose samples match none of the terms asked for. */
export interface OpenedSearch {
  store: Store;
  search: ArticleSearch;
}

/** A test case of the `ArticleSearch` port. */
export interface SearchCase {
  title: string;
  run: (opened: OpenedSearch) => Promise<void>;
}

/** An article to publish; `days`: since its publication. */
export interface Published {
  title: string;
  text?: string;
  category?: string;
  author?: string;
  days?: number;
}

export const daysAgo = (days: number) => new Date(CASE_INSTANT - days * 86_400_000).toISOString();

export const paragraphs = (...texts: string[]) =>
  texts.map((content, at) => ({ id: `p${at}`, type: 'paragraph' as const, content }));

const articleOf = ({
  title,
  text = 'Nothing.',
  category = 'World',
  author = 'A',
  days = 1,
}: Published) => ({
  ...articleTitled(title, category),
  author,
  publishedAt: daysAgo(days),
  content: paragraphs(text),
});

/** Stores articles so that they are listed in this order. */
export async function publish({ store }: OpenedSearch, articles: Published[]): Promise<void> {
  await store.change(async (change) => {
    for (const fields of articles.toReversed()) await change.insert('articles', articleOf(fields));
  });
}

export const find = ({ search }: OpenedSearch, term: string, more: Partial<SearchQuery> = {}) =>
  search.find({ term, page: 1, now: new Date(CASE_INSTANT), findsClosed: false, ...more });

export const titlesFor = async (...asked: Parameters<typeof find>) =>
  (await find(...asked)).results.map(({ article }) => article.title);

export const MONSOON = 'Monsoon reaches the coast';
export const HARBOURS = 'Harbours fill with containers';
export const CAFE = 'Café culture in Pondichéry';

export const news: Published[] = [
  {
    title: MONSOON,
    category: 'India',
    author: 'Meera Iyer',
    days: 3,
    text: 'Farmers welcomed the rain.',
  },
  { title: HARBOURS, days: 0.5, text: 'Delayed by the monsoon, ships wait outside.' },
  {
    title: CAFE,
    category: 'Lifestyle',
    days: 40,
    text: 'A tour of the old quarter, cat included.',
  },
  { title: 'आशा की कहानी', days: 2, text: 'बंदरगाह पर जहाज़' },
];
