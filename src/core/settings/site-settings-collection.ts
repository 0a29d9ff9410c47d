import { defineCollection } from '../collection.ts';
import { defaultSiteSettings, siteSettingsSchema } from './site-settings.ts';

export const siteSettingsCollection = defineCollection({
  schema: siteSettingsSchema,
  idPrefix: 'site',
  insertAt: 'last',
  samples: () => [defaultSiteSettings()],
  refillsWhenEmpty: true,
  seenBy: 'owner',
  isArchived: true,
  isPublic: true,
  filters: {},
  sorts: {},
  searchedText: () => '',
});
