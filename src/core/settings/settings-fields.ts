import * as z from 'zod/mini';
import { type RuleCode, rule } from '../errors.ts';
import { isTimeZone } from '../locale/time-zone.ts';
import { longest, textOf } from '../text/form-text.ts';
import { DELETED_DAYS, FEATURED_HOURS, SITE_TIME_ZONE, VERSIONS_KEPT } from './site-settings.ts';

/** Longest ads.txt, in characters: some 300 lines. */
const LONGEST_ADS_TXT = 20_000;

const line = (tooLong: RuleCode) => textOf(tooLong, longest.name);
const address = (tooLong: RuleCode) =>
  textOf(tooLong, longest.address).check(
    z.refine(
      (text) => text === '' || /^https?:\/\/\S+$/.test(text),
      rule('network-address-incomplete'),
    ),
  );

/** Whole number in these bounds. */
const whole = (
  { least, most, usual }: Record<'least' | 'most' | 'usual', number>,
  outOfRange: RuleCode,
) =>
  z._default(
    z
      .int(rule(outOfRange))
      .check(z.minimum(least, rule(outOfRange)), z.maximum(most, rule(outOfRange))),
    usual,
  );

/** The rules of the settings' form. */
export const settingsFields = {
  siteName: line('site-name-too-long').check(z.minLength(1, rule('site-name-missing'))),
  timeZone: z._default(
    z.string().check(z.refine(isTimeZone, rule('time-zone-unknown'))),
    SITE_TIME_ZONE,
  ),
  temperature: line('temperature-too-long'),
  themeDefault: z.enum(['system', 'light', 'dark']),
  storySeconds: z
    .number(rule('story-seconds-out-of-range'))
    .check(
      z.minimum(1, rule('story-seconds-out-of-range')),
      z.maximum(60, rule('story-seconds-out-of-range')),
    ),
  showDemoStories: z.boolean(),
  facebook: address('facebook-address-too-long'),
  twitter: address('twitter-address-too-long'),
  instagram: address('instagram-address-too-long'),
  linkedin: address('linkedin-address-too-long'),
  youtube: address('youtube-address-too-long'),
  contactAddress: line('contact-address-too-long'),
  contactPhone: line('contact-phone-too-long'),
  contactEmail: line('contact-email-too-long'),
  authorsPublish: z._default(z.boolean(), true),
  authorsMend: z._default(z.boolean(), true),
  authorsSeePlan: z._default(z.boolean(), false),
  versionsKept: whole(VERSIONS_KEPT, 'versions-kept-out-of-range'),
  featuredHours: whole(FEATURED_HOURS, 'featured-hours-out-of-range'),
  deletedDays: whole(DELETED_DAYS, 'deleted-days-out-of-range'),
  mailsMessages: z._default(z.boolean(), false),
  keepsPages: z._default(z.boolean(), true),
  feedText: z._default(z.enum(['summary', 'full']), 'summary'),
  webSubHub: z._default(
    textOf('hub-address-too-long', longest.address).check(
      z.refine(
        (text) => text === '' || /^https:\/\/\S+$/.test(text),
        rule('hub-address-incomplete'),
      ),
    ),
    '',
  ),
  tellsSearchEngines: z._default(z.boolean(), false),
  adsTxt: z._default(textOf('ads-txt-too-long', LONGEST_ADS_TXT), ''),
};
