import * as z from 'zod/mini';
import { recordFields } from '../text/stored.ts';

export const categorySchema = z.looseObject({ ...recordFields, name: z.string() });

export type Category = z.infer<typeof categorySchema>;

/** Number of categories in the main navigation, and of those after them in the top strip. */
export const MAIN_NAV_CATEGORIES = 9;
export const STRIP_CATEGORIES = 6;

/** Returns the URL slug of a category: lower case, runs of spaces as one hyphen. */
export function categorySlug(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '-');
}

/** Title for a slug without a category: `middle-east` becomes `Middle East`. */
export function titleFromSlug(slug: string): string {
  return categorySlug(slug)
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

const names = [
  'India',
  'World',
  'Business',
  'Tech',
  'Movies',
  'Cricket',
  'Lifestyle',
  'Education',
  'Photos',
  'Videos',
  'Explainers',
  'Web Stories',
  'Auto',
  'Sports',
  'Elections',
];

/** The fifteen default categories, `cat-1` to `cat-15`, in the specified order. */
export const defaultCategories = (): Category[] =>
  names.map((name, index) => ({ id: `cat-${index + 1}`, name, version: undefined }));
