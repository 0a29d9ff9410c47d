import * as z from 'zod/mini';
import { inDigits } from '#core/locale/numbers.ts';
import { localeName } from '#core/locale/site-locales.ts';
import { LOOK_ID, type Look, lookSchema } from '#core/look/look.ts';
import * as words from '#ui/words/admin/site-words.ts';
import type { VersionPart } from '../parts/dialog/compare-dialog.tsx';

/** Values of the form of the look. */
export type LookFields = Pick<
  Look,
  | 'accent'
  | 'faces'
  | 'locale'
  | 'weekBegins'
  | 'logo'
  | 'darkLogo'
  | 'icon'
  | 'menu'
  | 'bottomBar'
  | 'footer'
  | 'blurb'
  | 'letterLine'
  | 'invitesAdvertisers'
>;

export const lookFields = (look: LookFields): LookFields => ({
  accent: look.accent,
  logo: look.logo,
  darkLogo: look.darkLogo,
  icon: look.icon,
  faces: look.faces,
  locale: look.locale,
  weekBegins: look.weekBegins,
  menu: look.menu,
  bottomBar: look.bottomBar,
  footer: look.footer,
  blurb: look.blurb,
  letterLine: look.letterLine,
  invitesAdvertisers: look.invitesAdvertisers,
});

/** Reads a kept draft, as leniently as a stored look; `undefined` for what is none. */
export function readKeptLook(kept: unknown): LookFields | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { data } = z.safeParse(lookSchema, { ...kept, id: LOOK_ID });
  return data && lookFields(data);
}

const inLines = (links: readonly { label: string; href: string }[], indent = ''): string[] =>
  links.map(({ label, href }) => `${indent}${label} ${href}`.trimEnd());

/** Parts of a look for a comparison. */
export const describeLook = (look: LookFields): VersionPart[] => [
  { label: words.logo, text: look.logo },
  { label: words.darkLogo, text: look.darkLogo },
  { label: words.icon, text: look.icon },
  { label: words.accent, text: look.accent },
  { label: words.typefaces, text: words.facePairs[look.faces].label },
  { label: words.language, text: localeName(look.locale) },
  { label: words.weekBegins, text: words.weekdays[look.weekBegins] },
  {
    label: words.menu,
    text: look.menu
      .flatMap((entry) => [...inLines([entry]), ...inLines(entry.below, '— ')])
      .join('\n'),
  },
  { label: words.bottomBar, text: inLines(look.bottomBar).join('\n') },
  ...look.footer.map(({ heading, links }, at) => ({
    label: words.column(inDigits(at + 1)),
    text: [heading, ...inLines(links, '— ')].join('\n'),
  })),
  { label: words.blurb, text: look.blurb },
  { label: words.letterLine, text: look.letterLine },
  { label: words.inviteAdvertisers, text: look.invitesAdvertisers ? words.yes : words.no },
];
