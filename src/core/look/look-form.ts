import * as z from 'zod/mini';
import { type RuleCode, rule } from '../errors.ts';
import { DEFAULT_LOCALE } from '../locale/site-locale.ts';
import { siteLocales } from '../locale/site-locales.ts';
import { longest, mediaText, textOf } from '../text/form-text.ts';
import { safeLink, safeMedia } from '../text/safe-address.ts';
import { isColour } from './accent-tones.ts';
import { facePairs, lookLimits, weekBeginnings } from './look.ts';

const label = textOf('look-label-too-long', longest.category);

const href = textOf('look-link-too-long', longest.address).check(
  z.minLength(1, rule('look-link-missing')),
  z.refine((address) => safeLink(address) !== undefined, rule('look-link-malformed')),
);

/** A label that is shown as it is. */
const requiredLabel = (missing: RuleCode) => label.check(z.minLength(1, rule(missing)));

const links = (most: number, tooMany: RuleCode) =>
  z
    .array(z.object({ label: requiredLabel('look-link-label-missing'), href }))
    .check(z.maxLength(most, rule(tooMany)));

/** Longest label below an icon, in characters: one line of a fifth of a phone. */
const BOTTOM_LABEL = 14;

const bottomBar = links(lookLimits.bottomBar, 'look-too-many-at-bottom').check(
  z.refine(
    (all) => all.every(({ label: name }) => name.length <= BOTTOM_LABEL),
    rule('look-bottom-label-too-long'),
  ),
  z.refine(
    (all) => new Set(all.map(({ href: address }) => address)).size === all.length,
    rule('look-bottom-twice'),
  ),
);

/** A menu entry without a label has the name of its category. */
const menuEntry = z
  .object({ label, href, below: links(lookLimits.below, 'look-too-many-below') })
  .check(
    z.refine(
      (entry) => entry.label !== '' || entry.href.startsWith('/category/'),
      rule('look-label-missing'),
    ),
  );

/** Longest data URL of a logo, some 220 KB: in the browser edition, each page and each former look holds it. */
const MOST_EMBEDDED = 300_000;

const picture = mediaText('logo-address-too-long').check(
  z.trim(),
  z.maxLength(MOST_EMBEDDED, rule('logo-too-heavy')),
  z.refine((src) => src === '' || safeMedia(src) !== undefined, rule('logo-address-malformed')),
);

const sentence = textOf('look-sentence-too-long', longest.title);

/** The rules of the form of the look. */
export const lookForm = {
  accent: z.string().check(
    z.trim(),
    z.toLowerCase(),
    z.refine((text) => text === '' || isColour(text), rule('accent-malformed')),
  ),
  logo: picture,
  darkLogo: picture,
  icon: z._default(picture, ''),
  faces: z._default(z.enum(facePairs), 'newsreader'),
  locale: z._default(z.enum(siteLocales, rule('look-locale-unknown')), DEFAULT_LOCALE),
  weekBegins: z._default(z.enum(weekBeginnings), 'monday'),
  menu: z.array(menuEntry).check(z.maxLength(lookLimits.menu, rule('look-menu-too-long'))),
  bottomBar: z._default(bottomBar, []),
  footer: z
    .array(
      z.object({
        heading: requiredLabel('look-heading-missing'),
        links: links(lookLimits.links, 'look-too-many-links'),
      }),
    )
    .check(z.maxLength(lookLimits.columns, rule('look-too-many-columns'))),
  blurb: sentence,
  letterLine: sentence,
  invitesAdvertisers: z.boolean(),
};
