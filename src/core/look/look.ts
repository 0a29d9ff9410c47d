import * as z from 'zod/mini';
import { loggedActorSchema } from '../activity/logged-actor.ts';
import { readPictureAddress, type UploadedPicture } from '../image/picture-address.ts';
import { DEFAULT_LOCALE } from '../locale/site-locale.ts';
import { recordFields, storedList, storedSwitch, storedText } from '../text/stored.ts';
import { isColour } from './accent-tones.ts';

export const LOOK_ID = 'look';

/** Most links of the phone's bottom bar, entries of the menu, links below one of them, columns of the footer, and links in one of them. */
export const lookLimits = { bottomBar: 5, menu: 30, below: 12, columns: 6, links: 12 } as const;

/** Former looks that can be had back. */
export const FORMER_LOOKS = 20;

/** Pairs of faces for headlines and for the interface. */
export const facePairs = ['newsreader', 'grotesk', 'device'] as const;

const linkSchema = z.object({ label: storedText(), href: storedText() });

const menuEntrySchema = z.object({
  /** Empty for the name of the category that `href` leads to. */
  label: storedText(),
  href: storedText(),
  /** Links one level below. */
  below: storedList(linkSchema),
});

const footerColumnSchema = z.object({ heading: storedText(), links: storedList(linkSchema) });

export type LookLink = z.infer<typeof linkSchema>;
export type MenuEntry = z.infer<typeof menuEntrySchema>;
export type FooterColumn = z.infer<typeof footerColumnSchema>;

/** Days on which the weeks of the schedule can begin. */
export const weekBeginnings = ['monday', 'sunday', 'saturday'] as const;

/** Fields of a look; an empty one stands for the specified content. */
const lookFields = {
  /** Colour of buttons and marks, `#rrggbb`. */
  accent: z.catch(z.string().check(z.refine((text) => text === '' || isColour(text))), ''),
  /** Addresses of the logo on light and on dark grounds; without one for dark grounds, it is the same. */
  logo: storedText(),
  darkLogo: storedText(),
  /** Address of the picture of favicons and of the installed site; square. */
  icon: storedText(),
  faces: z.catch(z.enum(facePairs), 'newsreader'),
  /** Language and region of dates, numbers, quotation marks and of `lang`: `de-AT` (BCP 47). */
  locale: z.catch(z.string().check(z.regex(/^[a-z]{2,3}-[A-Z]{2}$/)), DEFAULT_LOCALE),
  weekBegins: z.catch(z.enum(weekBeginnings), 'monday'),
  menu: storedList(menuEntrySchema),
  /** Links at the bottom of phones. */
  bottomBar: storedList(linkSchema),
  footer: storedList(footerColumnSchema),
  /** Sentence about the site in the footer. */
  blurb: storedText(),
  /** Sentence about the morning letter. */
  letterLine: storedText(),
  /** True if unsold slots and the menus invite to advertise. */
  invitesAdvertisers: storedSwitch(true),
};

export const lookSchema = z.looseObject({ ...recordFields, ...lookFields });

export type Look = z.infer<typeof lookSchema>;

export const defaultLook = (): Look => lookSchema.parse({ id: LOOK_ID });

/** The uploaded picture that icons are made of; `undefined` where there is none, as in the browser edition. */
export const iconOf = ({ icon }: Pick<Look, 'icon'>): UploadedPicture | undefined =>
  readPictureAddress(icon)?.picture;

/** A look that another one replaced. */
export const formerLookSchema = z.looseObject({
  ...recordFields,
  look: z.object(lookFields),
  /** Instant of the replacement, ISO 8601. */
  until: storedText(),
  /** Actor who published the look that came after it. */
  replacedBy: loggedActorSchema,
});
