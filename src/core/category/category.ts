import * as z from 'zod/mini';
import { foldForAddress } from '../text/fold.ts';
import { slugFrom } from '../text/slug.ts';
import { recordFields, storedOptionalList, storedOptionalText } from '../text/stored.ts';
import { sectionInks } from './section-ink.ts';

export const categorySchema = z.looseObject({
  ...recordFields,
  name: z.string(),
  /** Last part of its page's address; absent where it is made from the name. */
  slug: storedOptionalText(),
  /** Earlier last parts, which redirect to the present one. */
  formerSlugs: storedOptionalList(z.string()),
  description: storedOptionalText(),
  /** Accent colour; absent where it follows from the name. */
  ink: z.catch(z.optional(z.enum(sectionInks)), undefined),
  /** Id of the category that it belongs to; see `parentOf`. */
  parentId: storedOptionalText(),
});

export type Category = z.infer<typeof categorySchema>;

/** Number of categories in the main navigation, and of those after them in the top strip. */
export const MAIN_NAV_CATEGORIES = 9;
export const STRIP_CATEGORIES = 6;

/**
 * Returns the key by which a category's name is found, in any spelling: lower case, without invisible signs, runs
 * of spaces as one hyphen.
 */
export const categorySlug = (name: string): string =>
  foldForAddress(name)
    .trim()
    .replace(/[\s-]+/g, '-');

/** Returns the last part of an address that a category's name gives; `section` for one without letters and digits. */
export const slugOfName = (name: string): string => slugFrom(name) || 'section';

/** Returns the last part of the address of a category's page. */
export const pageSlug = ({ name, slug }: Pick<Category, 'name' | 'slug'>): string =>
  slug || slugOfName(name);

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
