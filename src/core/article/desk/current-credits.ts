import type { StoreView } from '../../ports.ts';
import type { Article } from '../article.ts';
import { type Byline, creditOf } from '../byline.ts';

type Credits = Pick<Article, 'author' | 'bylines'>;

/**
 * Returns the credits with the present names of the authors, which may have changed since the article was
 * opened. A byline of an author who was deleted keeps its name alone.
 */
export async function currentCredits(view: StoreView, words: Credits): Promise<Credits> {
  const { author, bylines = [] } = words;
  if (bylines.length === 0) return { author, bylines: undefined };
  const current = await Promise.all(
    bylines.map(async ({ authorId, name }): Promise<Byline> => {
      const found = authorId ? await view.get('authors', authorId) : undefined;
      return found ? { authorId: found.id, name: found.name } : { name };
    }),
  );
  return { author: creditOf({ author, bylines: current }), bylines: current };
}
