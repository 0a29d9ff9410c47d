import { defaultCategories } from '#core/category/category.ts';
import { articlePath, categoryPath, searchPath } from '#ui/routes.ts';
import { articleId, publishedInstant } from '../data/make-articles.mjs';
import { searchTerms } from '../data/vocabulary.mjs';

/**
 * @typedef {object} Load
 * @property {string} name
 * @property {string[]} paths asked for in turn
 * @property {boolean} [isLimited] whether a limit per address applies
 */

/**
 * Id of the newest article, which leads the homepage.
 * @param {number} count of articles
 */
export const newestId = (count) => articleId(count - 1);

/**
 * Readers' requests to a site with that many articles.
 * @param {number} count
 * @returns {Load[]}
 */
export const loadsOf = (count) => [
  { name: 'home', paths: ['/'] },
  {
    name: 'article',
    paths: Array.from({ length: 10 }, (_, at) => articlePath({ id: articleId(count - 1 - at) })),
  },
  {
    name: 'category',
    paths: defaultCategories()
      .slice(0, 5)
      .map(({ name }) => categoryPath(name)),
  },
  { name: 'search', paths: searchTerms.map((q) => searchPath({ q })), isLimited: true },
  { name: 'API list', paths: ['/api/articles'] },
  { name: 'picture', paths: ['/art/india.svg'] },
];

/**
 * Paths of pages that readers open most.
 * @param {number} count of articles
 */
export const readPaths = (count) =>
  loadsOf(count)
    .filter(({ name }) => ['home', 'article', 'category'].includes(name))
    .flatMap(({ paths }) => paths);

/** A host by which no site asks for itself: pages for it are never kept. */
export const FOREIGN_HOST = 'uncached.example';

/** Articles per page of the API's list. */
const STRETCH = 20;

/**
 * Pages of the API's list by cursor, from up to 500 starting points. Each cursor has a different count of
 * articles seen, so that no answer is cached.
 * @param {number} count of articles
 * @param {number} seen articles before the first page
 * @param {number} number of addresses
 */
const listed = (count, seen, number) =>
  Array.from({ length: number }, (_, at) => {
    const last = seen + (at % 500) - 1;
    const place = JSON.stringify(['', publishedInstant(last), articleId(count - 1 - last), 0]);
    const claimed = (Date.now() + at) % 1_000_000_000;
    return `/api/articles?limit=${STRETCH}&cursor=${encodeURIComponent(`${claimed}~${place}`)}`;
  });

/**
 * Paths of pages that are made for each request from `FOREIGN_HOST`; the articles are spread over the whole
 * archive.
 * @param {number} count
 * @returns {Load[]}
 */
export function uncachedLoads(count) {
  const number = 1000;
  const [home, , category, search] = loadsOf(count);
  const articles = Array.from({ length: number }, (_, at) =>
    articlePath({ id: articleId(Math.floor((at * count) / number)) }),
  );
  /** @param {string[]} paths */
  const spread = (paths) =>
    Array.from({ length: number }, (_, at) => paths[at % paths.length] ?? '/');
  return [
    { name: 'home', paths: spread(home?.paths ?? []) },
    { name: 'category', paths: spread(category?.paths ?? []) },
    { name: 'article', paths: spread(articles) },
    { name: 'search', paths: spread(search?.paths ?? []) },
    { name: 'list from page 2', paths: listed(count, STRETCH, number) },
    ...(count > 1100 * STRETCH
      ? [{ name: 'list from page 1,001', paths: listed(count, 1000 * STRETCH, number) }]
      : []),
  ];
}
