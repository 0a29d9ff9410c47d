import type { StoreView } from '../ports.ts';
import type { PublicStore } from '../public-view.ts';
import { defaultSiteSettings, SITE_SETTINGS_ID, type SiteSettings } from './site-settings.ts';

/** Returns the settings in a transaction's view; the defaults if none are stored. */
export const settingsIn = async (view: Pick<StoreView, 'get'>): Promise<SiteSettings> =>
  (await view.get('settings', SITE_SETTINGS_ID)) ?? defaultSiteSettings();

/** Returns the settings from the store's cache; the defaults if none are stored. */
export async function standingSettings(
  store: Pick<PublicStore, 'standing'>,
): Promise<Readonly<SiteSettings>> {
  const [settings = defaultSiteSettings()] = await store.standing('settings');
  return settings;
}
