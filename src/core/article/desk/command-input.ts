import * as z from 'zod/mini';
import { longest, textOf } from '../../text/form-text.ts';
import { articleKind } from '../article-kind.ts';

/** Fields of the form of articles. */
export const formFields = articleKind.fields;

/** Form rules for articles that are submitted or published. */
export const articleForm = z.object(formFields);

export type ArticleForm = z.infer<typeof articleForm>;

/** Fields of articles that can be set without their words; absent ones stay as they are. */
export const amendmentFields = {
  /** Name of a category. */
  category: z.optional(formFields.category),
  /** Ids of tags. */
  tagsAdded: formFields.tagIds,
  tagsRemoved: formFields.tagIds,
  authorsAdded: formFields.bylines,
  authorsRemoved: formFields.bylines,
  isPremium: z.optional(z.boolean()),
};

const amendmentForm = z.object(amendmentFields);

export type Amendment = z.infer<typeof amendmentForm>;

/** Form rules for drafts, which may lack title and category. */
export const draftFields = {
  ...formFields,
  title: z._default(textOf('article-title-too-long', longest.title), ''),
  category: z._default(textOf('article-category-too-long', longest.category), ''),
};

/** Input of a command, apart from the article's id and version. */
export interface CommandInput {
  /** New content; the stored one by default. */
  words?: ArticleForm;
  /** Instant of publication, ISO 8601. */
  dueAt?: string;
  /** True: an embargo until `dueAt`. By default, one in force moves with `dueAt`. */
  isEmbargoed?: boolean;
  /** End of the publication, ISO 8601; `null`: none. */
  endsAt?: string | null;
  /** Reason that the user gave for the command. */
  note?: string;
  isFeatured?: boolean;
  amendment?: Amendment;
  /** Account that is asked to judge the article; by default all who may. */
  askedId?: string;
  /** Day by which the judgement is needed, `2026-11-24`. */
  neededBy?: string;
  /** Path of this site, or web address, to which the address of a withdrawn article leads; '' for none. */
  leadsTo?: string;
  /** True to leave a schedule of the draft as it is. */
  keepsSchedule?: boolean;
  /** True to withhold the words before a correction from readers, with its note as the reason. */
  withholds?: boolean;
}
