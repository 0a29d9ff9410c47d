import * as z from 'zod/mini';
import { categorySlug } from '../../category/category.ts';
import { defineCollection } from '../../collection.ts';
import { wholeSearchedOf } from '../../search/searched-article.ts';
import { slugsOf } from '../article-address.ts';
import { marksOf } from '../article-marks.ts';
import { bylineKeys } from '../byline.ts';
import { mediaOf } from '../content-block.ts';
import { type DraftTab, openTabs, tabOfStage } from '../desk-list/desk-tabs.ts';
import { type Draft, draftSchema } from './draft.ts';

/** Above all instants, in milliseconds since 1970: the year 2286. */
const NEVER = 1e13;

const millisecondsOf = (instant: string | undefined): number =>
  Math.min(NEVER - 1, Math.max(0, Date.parse(instant ?? '') || 0));

/** The instant by which something is due with a draft, in milliseconds since 1970; 0 if nothing is. */
export const dueOfDraft = ({ dueAt }: Pick<Draft, 'dueAt'>): number => millisecondsOf(dueAt);

/**
 * Number that orders the desk: by the groups of `openTabs`, withdrawn drafts last; in a group by what is due
 * first, then by what was saved last.
 */
export function deskOrderOf(draft: Pick<Draft, 'stage' | 'dueAt' | 'savedAt'>): number {
  const groups: readonly DraftTab[] = openTabs;
  const at = groups.indexOf(tabOfStage(draft.stage));
  const rank = at < 0 ? groups.length : at;
  return rank * 2 * NEVER + (dueOfDraft(draft) || 2 * NEVER - 1 - millisecondsOf(draft.savedAt));
}

export const draftCollection = defineCollection({
  schema: draftSchema,
  idPrefix: 'article',
  idsOf: 'articles',
  labelField: 'title',
  insertAt: 'first',
  seenBy: 'contributor',
  ownedBy: 'writer',
  isArchived: true,
  filters: {
    category: (draft: Draft) => categorySlug(draft.category),
    categoryName: (draft: Draft) => draft.category,
    writer: (draft: Draft) => draft.writerId ?? '',
    stage: (draft: Draft) => draft.stage,
  },
  keys: {
    /** Its present and former slugs. */
    slug: slugsOf,
    /** Key of the call that began it. */
    beginKey: ({ beginKey }: Draft) => (beginKey ? [beginKey] : []),
    /** Id of the category that it refers to. */
    section: ({ sectionId }: Draft) => (sectionId ? [sectionId] : []),
    /** Its authors, see `byline.ts`. */
    byline: bylineKeys,
    /** Ids of its tags. */
    tag: ({ tagIds = [] }: Draft) => tagIds,
    mark: marksOf,
    /** Account of the person who was asked to judge it. */
    asked: ({ askedId }: Draft) => (askedId ? [askedId] : []),
    /** Account of the person who scheduled it. */
    scheduler: ({ scheduledBy }: Draft) => (scheduledBy?.id ? [scheduledBy.id] : []),
    /** Addresses of its pictures, films and recordings. */
    picture: ({ content }: Draft) => content.flatMap(mediaOf),
  },
  sorts: {
    title: (draft: Draft) => draft.title,
    category: (draft: Draft) => draft.category,
  },
  numbers: {
    saved: (draft: Draft) => Date.parse(draft.savedAt ?? '') || 0,
    due: dueOfDraft,
    order: deskOrderOf,
  },
  row: ({ content: _, ...row }: Draft) => row,
  rowSchema: () => z.omit(draftSchema, { content: true }),
  searchedText: wholeSearchedOf,
  form: async () => (await import('./command-input.ts')).draftFields,
});
