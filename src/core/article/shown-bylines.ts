import * as z from 'zod/mini';
import type { Author } from '../author/author.ts';
import { clip } from '../text/clip.ts';
import { foldName } from '../text/fold.ts';
import type { Article } from './article.ts';
import { authorsOf } from './authors-of.ts';

/** A name above an article, with the author's page if there is one. */
export const shownBylineSchema = z.object({
  name: z.string(),
  /** Slug of the author's page. */
  slug: z.exactOptional(z.string()),
  /** Job title of the author. */
  role: z.exactOptional(z.string()),
  picture: z.exactOptional(z.object({ src: z.string(), alt: z.string() })),
  /** Line about the author: the beginning of the biography. */
  about: z.exactOptional(z.string()),
});

export type ShownByline = z.infer<typeof shownBylineSchema>;

/** Longest line about an author, in characters: two lines at the end of an article. */
const ABOUT_LENGTH = 160;

const linkTo = ({ name, slug, role, picture, pictureAlt, biography }: Author): ShownByline => ({
  name,
  slug,
  ...(role === '' ? {} : { role }),
  ...(picture === '' ? {} : { picture: { src: picture, alt: pictureAlt } }),
  ...(biography.trim() === '' ? {} : { about: clip(biography, ABOUT_LENGTH) }),
});

/**
 * Returns the names above an article: its bylines, or else those in the text `author`, if one of them is an
 * author's. Empty where the text is all there is to show.
 */
export function shownBylines(
  { author, bylines = [] }: Pick<Article, 'author' | 'bylines'>,
  authors: readonly Author[],
): ShownByline[] {
  if (bylines.length > 0) {
    return bylines.map(({ authorId, name }) => {
      const found = authorId ? authors.find(({ id }) => id === authorId) : undefined;
      return found ? linkTo(found) : { name };
    });
  }
  const shown = authorsOf(author).map(({ name }) => {
    const found = authors.find((one) => foldName(one.name) === foldName(name));
    return found ? linkTo(found) : { name };
  });
  return shown.some(({ slug }) => slug !== undefined) ? shown : [];
}
