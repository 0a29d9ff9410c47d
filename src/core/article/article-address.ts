import { freeSlug, slugFrom } from '../text/slug.ts';
import type { Article } from './article.ts';

type Addressed = Pick<Article, 'id' | 'slug' | 'formerSlugs'>;

/** Returns true for slugs of the form of an id, which would hide an article without a slug. */
export const isLikeId = (slug: string): boolean => /^article-\d+$/.test(slug);

/** Returns the slugs that lead to an article. */
export const slugsOf = ({ slug, formerSlugs = [] }: Omit<Addressed, 'id'>): string[] =>
  slug ? [slug, ...formerSlugs] : [...formerSlugs];

/** Makes the slug of a new article from its title; `undefined` for a title without letters and digits. */
export async function slugForTitle(
  title: string,
  isTaken: (slug: string) => Promise<boolean>,
): Promise<string | undefined> {
  const slug = slugFrom(title);
  return slug === '' ? undefined : freeSlug(isLikeId(slug) ? `${slug}-1` : slug, isTaken);
}

/** Returns the former slugs of an article that gets a slug; `before` is its last publication. */
export function formerSlugsOf(
  slug: string | undefined,
  before: Omit<Addressed, 'id'> | undefined,
): string[] | undefined {
  const former = slugsOf(before ?? {}).filter((one) => one !== slug);
  return former.length > 0 ? [...new Set(former)] : undefined;
}
