import type { Actor } from '#core/actor.ts';
import { defaultLook } from '#core/look/look.ts';
import { defaultSiteSettings } from '#core/settings/site-settings.ts';
import type { ChangeExample } from './change-example.ts';

const { id: _, version: __, ...settings } = defaultSiteSettings();
const { id: ___, version: ____, ...look } = defaultLook();

/** Examples of changes of the site as a whole. */
export const siteExamples = (admin: Actor): Record<string, ChangeExample> => ({
  saveSettings: {
    actor: admin,
    succeeds: settings,
    fails: { ...settings, version: 7 },
    action: 'Updated Settings',
    description: 'The site settings were updated',
  },
  publishLook: {
    actor: admin,
    succeeds: { ...look, accent: '#1b4fa0' },
    fails: { ...look, accent: 'blue' },
    action: 'Published Look',
    description: 'The look of the site was published',
  },
  launchFront: {
    actor: admin,
    succeeds: { pins: [{ slot: 'lead-1', article: 'article-4' }], off: [] },
    fails: { pins: [{ slot: 'lead-1', article: 'article-99' }], off: [] },
    action: 'Launched Front',
    description: 'The front was launched: 1 article pinned',
  },
});
