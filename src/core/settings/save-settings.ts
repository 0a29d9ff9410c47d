import * as z from 'zod/mini';
import { followFeaturedHours } from '../article/desk/featured.ts';
import { refuseStale, versionGiven } from '../content/refuse-stale.ts';
import { refuseUnknownFields, unknownFieldsBeside } from '../content/unknown-fields.ts';
import type { Contract } from '../contract.ts';
import { failures, Refusal } from '../errors.ts';
import { owners } from '../permission.ts';
import { defineChange, type UseCase } from '../use-case.ts';
import * as words from '../words/event-words.ts';
import { settingsFields } from './settings-fields.ts';
import { SITE_SETTINGS_ID, type SiteSettings, siteSettingsSchema } from './site-settings.ts';

const fields = { version: z.optional(versionGiven), ...settingsFields };

const contract = {
  route: 'PUT /admin/settings',
  summary: 'Change the settings of the site',
  takes: z.looseObject({}),
  takesForm: async () => z.object(settingsFields),
  answers: siteSettingsSchema,
  refusals: ['conflict'],
  isVersioned: true,
  hasTag: true,
} as const satisfies Contract;

/** Saves the site's settings. Refuses with `invalid` and `conflict`. */
export const saveSettings: UseCase<unknown, SiteSettings, typeof contract> = defineChange({
  name: 'saveSettings',
  contract,
  may: owners,
  input: z.intersection(z.object(fields), unknownFieldsBeside(Object.keys(fields))),
  change: async (change, { input: { unknownFields, ...input } }) => {
    const stored = await change.get('settings', SITE_SETTINGS_ID);
    if (!stored) throw new Refusal(failures.notFound());
    refuseStale(input.version, stored);
    refuseUnknownFields({ unknownFields }, stored);
    const saved = await change.replace('settings', {
      ...stored,
      ...input,
      version: stored.version,
    });
    if (saved.featuredHours !== stored.featuredHours) await followFeaturedHours(change);
    return {
      value: saved,
      activity: {
        event: 'settings-changed',
        subject: { collection: 'settings', id: SITE_SETTINGS_ID },
        action: words.updatedSettings,
        description: words.theSiteSettingsWereUpdated,
      },
    };
  },
});
