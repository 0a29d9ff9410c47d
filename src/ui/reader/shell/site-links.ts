import type { Session } from '#core/account/session.ts';
import type { Site } from '#core/site/site.ts';
import { adminPatterns, categoryPath, patterns } from '../../routes.ts';

export interface SiteLink {
  label: string;
  href: string;
}

/** The three pages that the top strip and the mobile menu lead to. */
export const housePages: SiteLink[] = [
  { label: 'About', href: patterns.about },
  { label: 'Contact', href: patterns.contact },
  { label: 'Advertise', href: patterns.advertise },
];

/** Links to the profile and, for staff, to the back office. */
export const ownPages = (session: Session, { edition }: Pick<Site, 'edition'>): SiteLink[] => [
  ...(session.reader ? [{ label: 'Profile', href: patterns.profile }] : []),
  // Not in the browser edition: every visitor can open the back office there.
  ...(session.role && edition === 'server'
    ? [{ label: 'Newsroom', href: adminPatterns.dashboard }]
    : []),
];

const topics = (...names: string[]): SiteLink[] =>
  names.map((label) => ({ label, href: categoryPath(label) }));

/** The footer's five columns. */
export const footerColumns: { heading: string; links: SiteLink[] }[] = [
  { heading: 'India', links: topics('Politics', 'Business', 'Cities', 'Cricket', 'Bollywood') },
  { heading: 'World', links: topics('USA', 'UK', 'Middle East', 'China') },
  { heading: 'Business', links: topics('Markets', 'Companies', 'Economy', 'Startups') },
  { heading: 'Tech', links: topics('Gadgets', 'Reviews', 'Science', 'Gaming') },
  {
    heading: 'More',
    links: [
      { label: 'About Us', href: patterns.about },
      { label: 'Contact Us', href: patterns.contact },
      { label: 'Advertise', href: patterns.advertise },
      { label: 'Privacy Policy', href: patterns.privacy },
      { label: 'Terms of Use', href: patterns.terms },
    ],
  },
];
