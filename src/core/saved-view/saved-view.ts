import * as z from 'zod/mini';
import { storedDeskFilterFields } from '../article/desk-list/desk-choices.ts';
import { deskTabs } from '../article/desk-list/desk-tabs.ts';
import { defineCollection } from '../collection.ts';
import { recordFields, storedText } from '../text/stored.ts';

/** Ways of showing the desk. */
export const deskShapes = ['list', 'board', 'schedule'] as const;

/** Most views of one account. */
export const MOST_VIEWS = 20;

/** A filter of the desk under a name, for one account. */
export const savedViewSchema = z.looseObject({
  ...recordFields,
  name: storedText(),
  /** Id of the account; empty for those who enter by the shared password. */
  holder: storedText(),
  tab: z.catch(z.enum(deskTabs), 'open'),
  show: z.catch(z.enum(deskShapes), 'list'),
  ...storedDeskFilterFields,
});

export type SavedView = z.infer<typeof savedViewSchema>;

/** A view in the sidebar. */
export const listedViewSchema = z.extend(z.omit(savedViewSchema, { holder: true }), {
  /** Number of articles that it shows. */
  count: z.int(),
});

export type ListedView = z.infer<typeof listedViewSchema>;

export const savedViewCollection = defineCollection({
  schema: savedViewSchema,
  idPrefix: 'view',
  labelField: 'name',
  insertAt: 'last',
  seenBy: 'owner',
  // They belong to accounts, which archives leave out.
  isArchived: false,
  filters: { holder: ({ holder }: SavedView) => holder },
  sorts: { name: ({ name }: SavedView) => name },
  searchedText: ({ name }) => name,
});
