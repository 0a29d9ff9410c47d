import * as z from 'zod/mini';
import { type RuleCode, rule } from '../errors.ts';
import { inList } from '../locale/plural.ts';
import { foldName } from '../text/fold.ts';
import { longest, nameText } from '../text/form-text.ts';
import { storedOptionalText } from '../text/stored.ts';
import { authorsOf } from './authors-of.ts';

/** A name above an article. Guests have no `authorId`. */
export const bylineSchema = z.looseObject({
  /** Id of a record in `authors`. */
  authorId: storedOptionalText(),
  name: z.string(),
});

export type Byline = z.infer<typeof bylineSchema>;

/** Most bylines of an article. */
export const MOST_BYLINES = 20;

function objectionTo({ name }: Byline): RuleCode | undefined {
  if (foldName(name) === '') return 'byline-name-missing';
  return name.length > longest.name ? 'byline-name-too-long' : undefined;
}

/** Form schema of an article's bylines: checks their number and names. */
export const articleBylines = z
  .array(
    z.object({
      authorId: z.optional(z.string()),
      name: nameText,
    }),
  )
  .check(
    z.maxLength(MOST_BYLINES, rule('article-too-many-bylines')),
    z.check<Byline[]>(({ value, issues }) => {
      value.slice(0, MOST_BYLINES).forEach((byline, at) => {
        const message = objectionTo(byline);
        if (message === undefined) return;
        const params = { number: at + 1, most: longest.name, length: byline.name.length };
        issues.push({ code: 'custom', input: byline, message, params });
      });
    }),
  );

/** Value of the key `byline` for articles that have no bylines, but this name in their `author` text. */
export const nameKey = (name: string): string => `name:${foldName(name)}`;

interface Written {
  author: string;
  bylines?: readonly Byline[] | undefined;
}

/** Returns the names above an article as one text: its bylines, or else the text `author`. */
export const creditOf = ({ author, bylines = [] }: Written): string =>
  bylines.length > 0 ? inList(bylines.map(({ name }) => name)) : author;

/** Values of the key `byline`: ids of the authors, or the names in the `author` text. */
export const bylineKeys = ({ author, bylines = [] }: Written): string[] =>
  bylines.length > 0
    ? bylines.flatMap(({ authorId }) => (authorId ? [authorId] : []))
    : authorsOf(author).map(({ name }) => nameKey(name));

/** Condition that selects the articles of an author. */
export const writtenBy = ({ id, name }: { id: string; name: string }) => ({
  byline: { oneOf: [id, nameKey(name)] },
});
