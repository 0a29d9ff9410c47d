import { hashOf } from '../text/hash.ts';

/** The seven inks: every category prints in one of them. */
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

/** The ink of a category by its slug; one that the newsroom added gets one by hash. */
export function sectionInk(slug: string): SectionInk {
  const known = Object.hasOwn(inkOfCategory, slug) ? inkOfCategory[slug] : undefined;
  return known ?? sectionInks[hashOf(slug) % sectionInks.length] ?? 'india';
}
