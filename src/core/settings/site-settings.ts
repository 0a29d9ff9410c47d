import * as z from 'zod/mini';
import { storedSwitch, storedText } from '../text/stored.ts';

/** Social networks in the footer, in order; those with an empty address are not shown. */
export const socialNetworks = ['facebook', 'twitter', 'instagram', 'linkedin', 'youtube'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

export const SITE_SETTINGS_ID = 'site';
/** Time zone of the specified sample newspaper, by its contact address in Mumbai. */
export const SITE_TIME_ZONE = 'Asia/Kolkata';
/** Seconds for which a page of a web story is shown. */
export const DEFAULT_STORY_SECONDS = 5;

/** Fewest and most versions of one article that a server can be set to keep, and how many it keeps otherwise. */
export const VERSIONS_KEPT = { least: 20, most: 1000, usual: 500 } as const;

/** Fewest and most days for which sites can be set to keep deleted content, and how many they keep it otherwise. */
export const DELETED_DAYS = { least: 1, usual: 30, most: 365 } as const;

/** Most hours for which articles can be set to be featured, and for how many they are otherwise. */
export const FEATURED_HOURS = { least: 0, usual: 24, most: 720 } as const;

/** A whole number in these bounds; anything else is the usual one. */
const storedWhole = ({ least, most, usual }: Record<'least' | 'most' | 'usual', number>) =>
  z.catch(z.int().check(z.minimum(least), z.maximum(most)), usual);

export const siteSettingsSchema = z.looseObject({
  id: z.literal(SITE_SETTINGS_ID),
  version: z.catch(z.optional(z.number()), undefined),
  siteName: z.catch(z.string().check(z.minLength(1)), 'Daybreak'),
  /** Time zone of schedules (IANA name); what is stored may be one that an engine lacks. */
  timeZone: storedText(SITE_TIME_ZONE),
  temperature: storedText('28°C'),
  themeDefault: z.catch(z.enum(['system', 'light', 'dark']), 'system'),
  storySeconds: z.catch(z.number().check(z.minimum(1), z.maximum(60)), DEFAULT_STORY_SECONDS),
  showDemoStories: storedSwitch(true),
  facebook: storedText(),
  twitter: storedText(),
  instagram: storedText(),
  linkedin: storedText(),
  youtube: storedText(),
  contactAddress: storedText('14 Harbour Road, Fort, Mumbai 400001, India'),
  contactPhone: storedText('+91 22 5550 0142'),
  contactEmail: storedText('newsroom@daybreak.example'),
  /** True if authors may publish their own articles; otherwise editors publish them. */
  authorsPublish: storedSwitch(true),
  /** True if authors who publish their own articles may mend them without an update mark. */
  authorsMend: storedSwitch(true),
  /** True if authors and contributors see everybody's articles on board and schedule, without opening them. */
  authorsSeePlan: storedSwitch(),
  /** Versions of one article that staff can go back to; on servers, since browsers keep ten in all. */
  versionsKept: storedWhole(VERSIONS_KEPT),
  /** Hours after which a featured article is no longer featured; 0: never. */
  featuredHours: storedWhole(FEATURED_HOURS),
  /** Days for which deleted content can be restored. */
  deletedDays: storedWhole(DELETED_DAYS),
  /** True if messages are also mailed to `contactEmail`, on sites that can send letters. */
  mailsMessages: storedSwitch(),
  /** True if browsers keep pages that were read lately for times without a connection, on servers. */
  keepsPages: storedSwitch(true),
  /** How much of an article feeds have. */
  feedText: z.catch(z.enum(['summary', 'full']), 'summary'),
  /** Hub that is told of new articles (WebSub); '' for none. */
  webSubHub: storedText(),
  /** True if search engines are told of new, changed and withdrawn articles (IndexNow). */
  tellsSearchEngines: storedSwitch(),
  /** Lines of /ads.txt: who may sell the site's advertisements; '' for none. */
  adsTxt: storedText(),
});

export type SiteSettings = z.infer<typeof siteSettingsSchema>;

export const defaultSiteSettings = (): SiteSettings =>
  siteSettingsSchema.parse({ id: SITE_SETTINGS_ID });
