import { defineCollection } from '../collection.ts';
import { defaultSiteSettings, SITE_SETTINGS_ID, siteSettingsSchema } from './site-settings.ts';

export const siteSettingsCollection = defineCollection({
  schema: siteSettingsSchema,
  idPrefix: 'site',
  onlyId: SITE_SETTINGS_ID,
  labelField: 'siteName',
  insertAt: 'last',
  samples: () => [defaultSiteSettings()],
  refillsWhenEmpty: true,
  needsSamples: true,
  seenBy: 'owner',
  isArchived: true,
  isPublic: true,
  isStanding: true,
  filters: {},
  sorts: {},
  searchedText: () => '',
  form: async () => (await import('./settings-fields.ts')).settingsFields,
});
