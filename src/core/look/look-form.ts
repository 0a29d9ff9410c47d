import * as z from 'zod/mini';
import { rule } from '../errors.ts';
import { longest, mediaText, textOf } from '../text/form-text.ts';
import { safeLink, safeMedia } from '../text/safe-address.ts';
import { lookLimits } from './look.ts';

const label = textOf('look-label-too-long', longest.category);

const href = textOf('look-link-too-long', longest.address).check(
  z.minLength(1, rule('look-link-missing')),
  z.refine((address) => safeLink(address) !== undefined, rule('look-link-malformed')),
);

const requiredLabel = label.check(z.minLength(1, rule('look-label-missing')));

const links = (most: number) =>
  z
    .array(z.object({ label: requiredLabel, href }))
    .check(z.maxLength(most, rule('look-too-many-links')));

/** A menu entry without a label has the name of its category. */
const menuEntry = z
  .object({ label, href, below: links(lookLimits.below) })
  .check(
    z.refine(
      (entry) => entry.label !== '' || entry.href.startsWith('/category/'),
      rule('look-label-missing'),
    ),
  );

const picture = mediaText('logo-address-too-long').check(
  z.trim(),
  z.refine((src) => src === '' || safeMedia(src) !== undefined, rule('logo-address-malformed')),
);

const sentence = textOf('look-sentence-too-long', longest.title);

/** The rules of the form of the look. */
export const lookForm = {
  accent: z.string().check(
    z.trim(),
    z.toLowerCase(),
    z.refine((colour) => /^(#[0-9a-f]{6})?$/.test(colour), rule('accent-malformed')),
  ),
  logo: picture,
  darkLogo: picture,
  menu: z.array(menuEntry).check(z.maxLength(lookLimits.menu, rule('look-menu-too-long'))),
  footer: z
    .array(z.object({ heading: requiredLabel, links: links(lookLimits.links) }))
    .check(z.maxLength(lookLimits.columns, rule('look-too-many-columns'))),
  blurb: sentence,
  letterLine: sentence,
  invitesAdvertisers: z.boolean(),
};
