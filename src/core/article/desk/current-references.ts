import type { StoreView } from '../../ports.ts';
import type { Article } from '../article.ts';
import { type Byline, creditOf } from '../byline.ts';

type Credits = Pick<Article, 'author' | 'bylines'>;

/**
 * Returns the credits with the present names of the authors, which may have changed since the article was
 * opened. A byline of an author who was deleted keeps its name alone.
 */
async function currentCredits(view: StoreView, words: Credits): Promise<Credits> {
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

type Tagged = Pick<Article, 'tagIds' | 'tagNames'>;

/** Returns the ids of an article's tags without deleted ones, and the present names of the tags. */
async function currentTags(view: StoreView, { tagIds = [] }: Tagged): Promise<Tagged> {
  const found = await Promise.all(tagIds.map((id) => view.get('tags', id)));
  const tags = found.flatMap((tag) => (tag ? [tag] : []));
  if (tags.length === 0) return { tagIds: undefined, tagNames: undefined };
  return { tagIds: tags.map(({ id }) => id), tagNames: tags.map(({ name }) => name) };
}

/** Returns the credits and tags of an article as authors and tags are at present. */
export const currentReferences = async (
  view: StoreView,
  words: Credits & Tagged,
): Promise<Credits & Tagged> => ({
  ...(await currentCredits(view, words)),
  ...(await currentTags(view, words)),
});

/** Returns the fields of an article that name others, with the present names of its section, authors and tags. */
export async function presentNames(
  view: StoreView,
  words: Credits & Tagged & Pick<Article, 'sectionId'>,
): Promise<Partial<Article>> {
  const section = words.sectionId ? await view.get('categories', words.sectionId) : undefined;
  return {
    ...(section && { category: section.name }),
    ...(await currentReferences(view, words)),
  };
}
