import type { Session } from '#core/account/session.ts';
import type { CategoryLink } from '#core/article/article-card.ts';
import { categorySlug } from '#core/category/category.ts';
import type { FooterColumn } from '#core/look/look.ts';
import type { Site } from '#core/site/site.ts';
import { safeLink } from '#core/text/safe-address.ts';
import * as words from '#ui/words/frame-words.ts';
import { adminPatterns, categoryPath, pagePath, patterns } from '../../routes.ts';

export interface SiteLink {
  label: string;
  href: string;
}

/** An entry of the menu. */
export interface MenuLink extends SiteLink {
  /** Category that it leads to, if any. */
  category?: CategoryLink | undefined;
  /** Links one level below. */
  below: readonly SiteLink[];
}

const CATEGORY_PATH = /^\/category\/([^/?#]+)\/?$/;

/** Slug of the category whose page has that path; normalizes spelling variants. */
export function categoryAt(path: string): string | undefined {
  const name = CATEGORY_PATH.exec(path)?.[1];
  if (name === undefined) return undefined;
  try {
    return categorySlug(decodeURIComponent(name));
  } catch {
    return undefined;
  }
}

/** Links whose address may be followed. */
export const safeLinks = (links: readonly SiteLink[]): SiteLink[] =>
  links.flatMap(({ label, href }) => {
    const safe = safeLink(href);
    return safe === undefined ? [] : [{ label, href: safe }];
  });

/** The menu: that of the published look, or every category. An entry without a label needs its category. */
export function menuOf({ look, categories }: Pick<Site, 'look' | 'categories'>): MenuLink[] {
  if (look.menu.length === 0) {
    return categories.map((category) => ({
      label: category.name,
      href: categoryPath(category.slug),
      category,
      below: [],
    }));
  }
  return look.menu.flatMap(({ label, href, below }) => {
    const slug = categoryAt(href);
    const category = categories.find((one) => one.slug === slug);
    const name = label || (category?.name ?? '');
    const [link] = safeLinks([{ label: name, href }]);
    return link && name ? [{ ...link, category, below: safeLinks(below) }] : [];
  });
}

/** True if the look invites advertisers, and their page is there. */
export const invitesAdvertisers = ({
  look,
  withdrawnPages,
}: Pick<Site, 'look' | 'withdrawnPages'>): boolean =>
  look.invitesAdvertisers && !withdrawnPages.includes('advertise-with-us');

/** Leaves out links to the page for advertisers where the look doesn't invite them, and to withdrawn pages. */
const leading = (
  links: readonly SiteLink[],
  { look, withdrawnPages }: Pick<Site, 'look' | 'withdrawnPages'>,
): SiteLink[] => {
  const withdrawn = new Set<string>(withdrawnPages.map(pagePath));
  return links.filter(
    ({ href }) => !withdrawn.has(href) && (look.invitesAdvertisers || href !== patterns.advertise),
  );
};

/** The pages that the top strip and the mobile menu lead to. */
export const housePages = (site: Pick<Site, 'look' | 'withdrawnPages'>): SiteLink[] =>
  leading(
    [
      { label: words.about, href: patterns.about },
      { label: words.contact, href: patterns.contact },
      { label: words.advertise, href: patterns.advertise },
    ],
    site,
  );

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

/** The five specified columns of the footer. */
const specifiedColumns: FooterColumn[] = [
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

/** The footer's columns: those of the published look, or the specified ones. */
export const footerColumns = (site: Pick<Site, 'look' | 'withdrawnPages'>): FooterColumn[] =>
  site.look.footer.length > 0
    ? site.look.footer.map(({ heading, links }) => ({ heading, links: safeLinks(links) }))
    : specifiedColumns.map(({ heading, links }) => ({ heading, links: leading(links, site) }));
