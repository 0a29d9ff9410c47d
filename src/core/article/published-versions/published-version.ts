import * as z from 'zod/mini';
import { defineCollection } from '../../collection.ts';
import {
  recordFields,
  storedInstant,
  storedList,
  storedOptionalText,
  storedSwitch,
  storedText,
} from '../../text/stored.ts';
import type { Article } from '../article.ts';
import { creditOf } from '../byline.ts';
import { contentBlockSchema } from '../content-block.ts';
import { forHeadTexts } from '../head-texts.ts';

/** Most earlier versions of one article that readers can compare, so that a program that publishes it every minute can't fill the disk. */
export const MOST_PUBLISHED_VERSIONS = 50;

/** Most earlier versions that a browser keeps, over all articles: its storage is small. */
export const PUBLISHED_VERSION_LIMIT = 10;

/** What readers compare of a published version. */
export const versionWordsSchema = z.object({
  title: storedText(),
  ...forHeadTexts(() => storedText()),
  /** The names above it, as one text. */
  credit: storedText(),
  content: storedList(contentBlockSchema),
});

export type VersionWords = z.infer<typeof versionWordsSchema>;

export const versionWordsOf = (article: Article): VersionWords => ({
  title: article.title,
  ...forHeadTexts((name) => article[name] ?? ''),
  credit: creditOf(article),
  content: article.content,
});

/** When and how a version was published. */
const publicationFields = {
  /** Instant of its publication; absent where the article has it in words alone. */
  at: storedInstant(),
  /** The correction that it was published with. */
  correction: storedOptionalText(),
  /** True for the first one. */
  isFirst: storedSwitch(),
};

/**
 * Words that readers had under an article's address until others replaced them. The present ones are in the
 * article alone.
 */
export const publishedVersionSchema = z.looseObject({
  ...recordFields,
  /** Id of the article. */
  article: storedText(),
  ...publicationFields,
  /** Absent while the version is withheld: then `withheldVersions` has them, which readers' use cases can't read. */
  words: z.catch(z.optional(versionWordsSchema), undefined),
  /** Why it is withheld, in a sentence for readers. */
  withheld: storedOptionalText(),
});

export type PublishedVersion = z.infer<typeof publishedVersionSchema>;

/** Words of a published version that readers may not have, under the id of the version. */
export const withheldVersionSchema = z.looseObject({
  ...recordFields,
  article: storedText(),
  words: versionWordsSchema,
});

export type WithheldVersion = z.infer<typeof withheldVersionSchema>;

/** Returns when and how the present version of an article was published. */
export function publicationOf(article: Article) {
  const { updatedAt, publishedAt, corrections = [] } = article;
  const at = updatedAt ?? publishedAt;
  return {
    at,
    correction: corrections.find((correction) => correction.at === at)?.text,
    isFirst: updatedAt === undefined,
  };
}

export const publishedVersionCollection = defineCollection({
  schema: publishedVersionSchema,
  idPrefix: 'published-version',
  insertAt: 'first',
  limit: PUBLISHED_VERSION_LIMIT,
  makesRoom: true,
  seenBy: 'owner',
  isArchived: true,
  isPublic: true,
  filters: {
    article: (version: PublishedVersion) => version.article,
  },
  sorts: {},
  row: ({ words: _, ...row }: PublishedVersion) => row,
  searchedText: ({ words, correction }) => `${words?.title ?? ''} ${correction ?? ''}`,
});

export const withheldVersionCollection = defineCollection({
  schema: withheldVersionSchema,
  idPrefix: 'withheld-version',
  insertAt: 'first',
  limit: PUBLISHED_VERSION_LIMIT,
  makesRoom: true,
  seenBy: 'owner',
  isArchived: true,
  filters: {
    article: (version: WithheldVersion) => version.article,
  },
  sorts: {},
  row: ({ words: _, ...row }: WithheldVersion) => row,
  searchedText: ({ words }) => words.title,
});
