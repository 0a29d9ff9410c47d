import { type CategoryLink, categoryLink } from '#core/article/article-card.ts';
import type { SectionInk } from '#core/category/section-ink.ts';

/** Colour of the category with that name. */
export const inkOf = (name: string, categories: readonly CategoryLink[]): SectionInk =>
  (categories.find((category) => category.name === name) ?? categoryLink(name)).ink;
