import * as z from 'zod/mini';
import { defineKind, wordsFor } from '../content/content-kind.ts';
import { rule } from '../errors.ts';
import { longest, requiredName, slugText, textOf } from '../text/form-text.ts';
import * as labelWords from '../words/label-words.ts';
import { categorySchema } from './category.ts';
import { sectionInks } from './section-ink.ts';

export const categoryKind = defineKind({
  collection: 'categories',
  schema: categorySchema,
  words: wordsFor({ noun: labelWords.category, event: 'category' }),
  fields: {
    name: requiredName('category-name-missing', 'category-name-too-long', longest.category),
    // Absent fields stay as they are stored, for programs that send the name alone.
    /** Empty: made from the name. */
    slug: z.optional(slugText('category-slug-malformed', 'category-slug-too-long')),
    description: z.optional(textOf('category-description-too-long', longest.sentence)),
    /** Empty: chosen by the name. */
    ink: z.optional(z.enum(['', ...sectionInks], rule('category-ink-unknown'))),
    /** Empty: none. */
    parentId: z.optional(textOf('category-parent-too-long', longest.name)),
  },
  labelOf: ({ name }) => name,
  toRecord: ({ name, ...given }, { stored }) => {
    const { slug, description, ink, parentId } = { ...stored, ...given };
    return {
      name,
      slug: slug || undefined,
      description: description || undefined,
      ink: ink || undefined,
      parentId: parentId || undefined,
    };
  },
});
