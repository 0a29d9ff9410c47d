import * as z from 'zod/mini';
import { articleContent } from '../article/article-content.ts';
import { defineKind, wordsFor } from '../content/content-kind.ts';
import { rule } from '../errors.ts';
import { longest, requiredText, slugText, textOf } from '../text/form-text.ts';
import * as labelWords from '../words/label-words.ts';
import { type Page, pageSchema } from './page.ts';
import { isReservedAddress } from './reserved-addresses.ts';

/** Effects of saving on readers: none, publication, or withdrawal. The draft is kept in each case. */
const pageCommands = ['save', 'publish', 'withdraw'] as const;

type PageCommand = (typeof pageCommands)[number];

/** Returns what readers have of a page after a command. */
function liveAfter(
  command: PageCommand,
  { title, slug, standfirst, content }: Pick<Page, 'title' | 'slug' | 'standfirst' | 'content'>,
  stored: Page | undefined,
  now: Date,
): Page['live'] {
  if (command === 'save') return stored?.live;
  if (command === 'withdraw') return undefined;
  return { title, slug, standfirst, content, at: now.toISOString() };
}

export const pageKind = defineKind({
  collection: 'pages',
  schema: pageSchema,
  words: wordsFor({ noun: labelWords.page, event: 'page' }),
  fields: {
    title: requiredText('page-title-missing', 'page-title-too-long', longest.title),
    slug: z._default(
      slugText('page-slug-malformed', 'page-slug-too-long').check(
        z.refine((slug) => !isReservedAddress(slug), rule('page-slug-reserved')),
      ),
      '',
    ),
    standfirst: z._default(textOf('page-standfirst-too-long', longest.sentence), ''),
    content: articleContent,
    command: z._default(z.enum(pageCommands), 'save'),
  },
  labelOf: ({ title }) => title,
  toRecord: ({ command, ...words }, { now, stored }) => ({
    ...words,
    live: liveAfter(command, words, stored, now),
    formerSlugs: stored?.formerSlugs,
  }),
});
