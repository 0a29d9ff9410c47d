import * as z from 'zod/mini';
import { type ContentBlock, contentBlockSchema } from '#core/article/content-block.ts';
import type { LiveEntry } from '#core/article/live/live-entry.ts';
import { emptyBlock } from '../blocks/block-kinds.ts';
import { type ArticleFields, newFields } from '../editor/article-fields.ts';

/** What is written of an entry. */
export interface EntryFields {
  heading: string;
  content: ContentBlock[];
  isPinned: boolean;
  isKeyPoint: boolean;
}

export const entryFieldsOf = (entry: LiveEntry | undefined): EntryFields => ({
  heading: entry?.heading ?? '',
  content: structuredClone(entry?.content ?? [emptyBlock('paragraph')]),
  isPinned: entry?.isPinned ?? false,
  isKeyPoint: entry?.isKeyPoint ?? false,
});

const copySchema = z.object({
  heading: z.string(),
  content: z.array(contentBlockSchema),
  isPinned: z.boolean(),
  isKeyPoint: z.boolean(),
});

/** Fields of a copy of unsaved work; `undefined` if it is no entry. */
export const entryFieldsOfCopy = (kept: unknown): EntryFields | undefined =>
  copySchema.safeParse(kept).data;

/** Heading and text of an entry as the text editor holds them: those of an article. */
export const articleFieldsOf = ({ heading, content }: EntryFields): ArticleFields => ({
  ...newFields(''),
  title: heading,
  content,
});
