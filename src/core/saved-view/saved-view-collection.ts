import { defineCollection } from '../collection.ts';
import { type SavedView, savedViewSchema } from './saved-view.ts';

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
