import { hashOf } from '../text/hash.ts';

/** The seven inks, the accent colours of categories. */
export const sectionInks = [
  'india',
  'world',
  'business',
  'tech',
  'sports',
  'entertainment',
  'life',
] as const;
export type SectionInk = (typeof sectionInks)[number];

const inkOfCategory: Record<string, SectionInk> = {
  india: 'india',
  education: 'india',
  explainers: 'india',
  elections: 'india',
  world: 'world',
  business: 'business',
  auto: 'business',
  tech: 'tech',
  cricket: 'sports',
  sports: 'sports',
  movies: 'entertainment',
  entertainment: 'entertainment',
  'web-stories': 'entertainment',
  lifestyle: 'life',
  photos: 'life',
  videos: 'life',
};

/** Returns the ink of a category by its slug; for categories that the newsroom added, by a hash of it. */
export function sectionInk(slug: string): SectionInk {
  const known = Object.hasOwn(inkOfCategory, slug) ? inkOfCategory[slug] : undefined;
  return known ?? sectionInks[hashOf(slug) % sectionInks.length] ?? 'india';
}
