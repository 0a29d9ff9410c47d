import type { Session } from '#core/account/session.ts';
import type { Site } from '#core/site/site.ts';
import * as words from '#ui/words/frame-words.ts';
import { adminPatterns, categoryPath, patterns } from '../../routes.ts';

export interface SiteLink {
  label: string;
  href: string;
}

/** The three pages that the top strip and the mobile menu lead to. */
export const housePages: SiteLink[] = [
  { label: words.about, href: patterns.about },
  { label: words.contact, href: patterns.contact },
  { label: words.advertise, href: patterns.advertise },
];

/** Links to the profile and, for staff, to the back office. */
export const ownPages = (session: Session, { edition }: Pick<Site, 'edition'>): SiteLink[] => [
  ...(session.reader ? [{ label: words.profile, href: patterns.profile }] : []),
  // Not in the browser edition: every visitor can open the back office there.
  ...(session.role && edition === 'server'
    ? [{ label: words.newsroom, href: adminPatterns.dashboard }]
    : []),
];

const topics = (...names: string[]): SiteLink[] =>
  names.map((label) => ({ label, href: categoryPath(label) }));

/** The footer's five columns. */
export const footerColumns: { heading: string; links: SiteLink[] }[] = [
  { heading: words.india, links: topics('Politics', 'Business', 'Cities', 'Cricket', 'Bollywood') },
  { heading: words.world, links: topics('USA', 'UK', 'Middle East', 'China') },
  { heading: words.business, links: topics('Markets', 'Companies', 'Economy', 'Startups') },
  { heading: words.tech, links: topics('Gadgets', 'Reviews', 'Science', 'Gaming') },
  {
    heading: words.more,
    links: [
      { label: words.aboutUsHeading, href: patterns.about },
      { label: words.contactUs, href: patterns.contact },
      { label: words.advertise, href: patterns.advertise },
      { label: words.privacyPolicy, href: patterns.privacy },
      { label: words.termsOfUse, href: patterns.terms },
    ],
  },
];
