import type { Client } from '#api/client.ts';
import type { ArticleList, ListedArticle } from '#core/article/article-list.ts';

/** Slug of a category, an author or a tag. */
export type Narrowing = { category: string } | { author: string } | { tag: string };

/** Articles per call of the API. */
const STRETCH = 100;

interface Wanted {
  most: number;
  /** Offset of the first article; default: 0. */
  from?: number;
  /** Slug of a category, an author or a tag; default: all articles. */
  of?: Narrowing;
  isWanted?: (article: ListedArticle) => boolean;
}

/** Returns the newest articles, up to `most` or to the first that isn't wanted. */
export async function newestArticles(client: Client, wanted: Wanted): Promise<ListedArticle[]> {
  const { most, from = 0, of = {}, isWanted = () => true } = wanted;
  const found: ListedArticle[] = [];
  let cursor: string | undefined = String(from);
  do {
    const stretch: ArticleList = await client.ask('GET /articles', {
      ...of,
      order: 'asc',
      limit: String(Math.min(STRETCH, most)),
      cursor,
    });
    const end = stretch.articles.findIndex((article) => !isWanted(article));
    if (end !== -1) return [...found, ...stretch.articles.slice(0, end)].slice(0, most);
    found.push(...stretch.articles);
    cursor = stretch.next;
  } while (cursor !== undefined && found.length < most);
  return found.slice(0, most);
}
