import * as z from 'zod/mini';
import { type Actor, accountIdOf } from '../../actor.ts';
import { ownedOnly } from '../../back-office/sight.ts';
import type { Narrowing } from '../../ports.ts';
import { type DeskTab, deskTabs, stagesIn } from './desk-tabs.ts';

/** Filters of the desk, the same in all of its tabs. */
export const deskFilterFields = {
  /** Searched words, in titles, bylines, categories, tags and texts. */
  q: z._default(z.string(), ''),
  /** `mine`: articles of this account alone. */
  whose: z._default(z.enum(['mine', 'all']), 'all'),
  /** Slug of a category. */
  category: z.optional(z.string()),
};

export const deskFilterSchema = z.object(deskFilterFields);

export type DeskFilter = z.output<typeof deskFilterSchema>;

/** Selects publications and drafts for one actor. */
export interface DeskSelection {
  articles: Narrowing<'articles'>;
  drafts: Narrowing<'drafts'>;
}

/** Returns what a filter selects among the articles that the actor may see. */
export function selectionOf(actor: Actor, filter: DeskFilter): DeskSelection {
  const shared = {
    ...(filter.category === undefined ? {} : { category: filter.category }),
    ...(filter.whose === 'mine' ? { writer: accountIdOf(actor) ?? '' } : {}),
  };
  const search = { search: filter.q, searchesText: true };
  return {
    articles: { where: { ...shared, ...ownedOnly(actor, 'articles') }, ...search },
    drafts: { where: { ...shared, ...ownedOnly(actor, 'drafts') }, ...search },
  };
}

/** Narrows the drafts of a selection to those of a tab. */
export const draftsIn = (
  { drafts }: DeskSelection,
  tab: Exclude<DeskTab, 'published'>,
): Narrowing<'drafts'> => ({
  ...drafts,
  where: { ...drafts.where, stage: { oneOf: stagesIn[tab] } },
});

export const deskCountsSchema = z.record(z.enum(deskTabs), z.int());

/** Number of articles in each tab. */
export type DeskCounts = z.infer<typeof deskCountsSchema>;
