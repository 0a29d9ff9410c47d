import { isTimeZone } from '../locale/time-zone.ts';
import { SITE_TIME_ZONE, type SiteSettings } from './site-settings.ts';

/** Time zone of the site's schedules; the default where this engine lacks the stored one. */
export const zoneOfSite = ({ timeZone }: Pick<SiteSettings, 'timeZone'>): string =>
  isTimeZone(timeZone) ? timeZone : SITE_TIME_ZONE;
