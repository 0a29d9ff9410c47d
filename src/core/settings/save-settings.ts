import * as z from 'zod/mini';
import { failures, Refusal } from '../errors.ts';
import { defineChange, mustBeOwner, type UseCase } from '../use-case.ts';
import { SITE_SETTINGS_ID, type SiteSettings } from './site-settings.ts';

const line = z.string().check(z.trim(), z.maxLength(200, 'At most 200 characters, please.'));
const address = line.check(
  z.refine(
    (text) => text === '' || /^https?:\/\/\S+$/.test(text),
    'Please enter a whole address, beginning with https://.',
  ),
);

/** Saves the site's settings, under the rules of their form. */
export const saveSettings: UseCase<unknown, SiteSettings> = defineChange({
  name: 'saveSettings',
  may: mustBeOwner,
  input: z.object({
    version: z.optional(z.number()),
    siteName: line.check(z.minLength(1, 'The site needs a name.')),
    temperature: line,
    themeDefault: z.enum(['system', 'light', 'dark']),
    storySeconds: z
      .number('Seconds from 1 to 60, please.')
      .check(
        z.minimum(1, 'Seconds from 1 to 60, please.'),
        z.maximum(60, 'Seconds from 1 to 60, please.'),
      ),
    showDemoStories: z.boolean(),
    facebook: address,
    twitter: address,
    instagram: address,
    linkedin: address,
    youtube: address,
    contactAddress: line,
    contactPhone: line,
    contactEmail: line,
    mailsMessages: z._default(z.boolean(), false),
  }),
  change: async (change, { input }) => {
    const stored = await change.get('siteSettings', SITE_SETTINGS_ID);
    if (!stored) throw new Refusal(failures.notFound());
    const saved = await change.replace('siteSettings', {
      ...stored,
      ...input,
      version: input.version,
    });
    return {
      value: saved,
      activity: { action: 'Updated Settings', description: 'The site settings were updated' },
    };
  },
});
