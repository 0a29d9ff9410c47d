import type { Actor } from '#core/actor.ts';
import { defaultLook } from '#core/look/look.ts';
import { defaultSiteSettings } from '#core/settings/site-settings.ts';
import type { ChangeExample } from './change-example.ts';

const { id: _, version: __, ...settings } = defaultSiteSettings();
const { id: ___, version: ____, ...look } = defaultLook();

/** A launch of the front that waits for its hour. */
export const waitingLaunch = {
  id: 'job-2',
  kind: 'launch-front',
  subject: { collection: 'fronts', id: 'home' },
  state: 'waiting' as const,
  wantedAt: '2099-11-22T06:00:00.000Z',
  dueAt: '2099-11-22T06:00:00.000Z',
  attempts: 0,
  leaseUntil: undefined,
  failedAt: undefined,
  lastError: '',
  payload: { plan: { pins: [], off: [] } },
};

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
    succeeds: { front: 'home', pins: [{ slot: 'lead-1', article: 'article-4' }], off: [] },
    fails: { front: 'home', pins: [{ slot: 'lead-1', article: 'article-99' }], off: [] },
    action: 'Launched Front',
    description: 'The front was launched: 1 article pinned',
  },
  scheduleLaunch: {
    actor: admin,
    succeeds: { front: 'home', at: '2099-11-23T06:00:00.000Z', pins: [], off: [] },
    fails: { front: 'home', at: '2020-11-23T06:00:00.000Z', pins: [], off: [] },
    action: 'Scheduled Front',
    description: 'A front was scheduled for 2099-11-23T06:00:00.000Z',
  },
  cancelLaunch: {
    actor: admin,
    succeeds: { front: 'home', id: 'job-2' },
    fails: { front: 'home', id: 'job-1' },
    action: 'Cancelled Front',
    description: 'The front scheduled for 2099-11-22T06:00:00.000Z was cancelled',
  },
});
