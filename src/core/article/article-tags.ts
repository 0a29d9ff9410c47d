import * as z from 'zod/mini';
import { rule } from '../errors.ts';
import { longest } from '../text/form-text.ts';

/** Most tags of an article. */
export const MOST_TAGS = 30;

/** Form schema of the ids of an article's tags: checks their number, and drops repeated ones. */
export const articleTags = z
  .array(z.string().check(z.maxLength(longest.name, rule('article-tag-too-long'))))
  .check(
    z.maxLength(MOST_TAGS, rule('article-too-many-tags')),
    z.overwrite((ids) => [...new Set(ids)]),
  );
