import * as z from 'zod/mini';
import { mustBeOwner } from '../actor.ts';
import { refuseStale } from '../content/refuse-stale.ts';
import { refuseUnasked, unaskedBeside } from '../content/unasked-fields.ts';
import { failures, Refusal } from '../errors.ts';
import { defineChange, type UseCase } from '../use-case.ts';
import { settingsFields } from './settings-fields.ts';
import { SITE_SETTINGS_ID, type SiteSettings } from './site-settings.ts';

const fields = { version: z.optional(z.number()), ...settingsFields };

/** Saves the site's settings, under the rules of their form. */
export const saveSettings: UseCase<unknown, SiteSettings> = defineChange({
  name: 'saveSettings',
  may: mustBeOwner,
  input: z.intersection(z.object(fields), unaskedBeside(Object.keys(fields))),
  change: async (change, { input: { unasked, ...input } }) => {
    const stored = await change.get('settings', SITE_SETTINGS_ID);
    if (!stored) throw new Refusal(failures.notFound());
    refuseStale(input.version, stored);
    refuseUnasked({ unasked }, stored);
    const saved = await change.replace('settings', {
      ...stored,
      ...input,
      version: input.version,
    });
    return {
      value: saved,
      activity: {
        event: 'settings-changed',
        subject: { collection: 'settings', id: SITE_SETTINGS_ID },
        action: 'Updated Settings',
        description: 'The site settings were updated',
      },
    };
  },
});
