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

const topics = (names: Record<string, string>): SiteLink[] =>
  Object.entries(names).map(([slug, label]) => ({ label, href: categoryPath(slug) }));

/** The footer's five columns. */
export const footerColumns: { heading: string; links: SiteLink[] }[] = [
  { heading: words.india, links: topics(words.topicsOfIndia) },
  { heading: words.world, links: topics(words.topicsOfTheWorld) },
  { heading: words.business, links: topics(words.topicsOfBusiness) },
  { heading: words.tech, links: topics(words.topicsOfTech) },
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
