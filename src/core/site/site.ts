import type { Placement } from '../advertisement/advertisement.ts';
import type { CategoryLink } from '../article/article-card.ts';
import type { Edition } from '../ports.ts';
import type { SiteSettings } from '../settings/site-settings.ts';

/** An advertisement as its slot shows it. */
export interface ShownAd {
  id: string;
  type: 'image' | 'video';
  mediaUrl: string;
  link: string;
  /** Alternative text. */
  text: string;
}

/** Data that every page of the site needs around its content. */
export interface Site {
  /** Location of the newsroom: this browser alone, or a server. */
  edition: Edition;
  /** The browser edition, or a server in demo mode: specified placeholders are shown. */
  isDemo: boolean;
  /** True where it can send e-mail: only some servers can. */
  sendsMail: boolean;
  settings: SiteSettings;
  /** All categories in the newsroom’s order; of two with one address, one. */
  categories: CategoryLink[];
  /** The first active advertisement of each placement that has one. */
  ads: Partial<Record<Placement, ShownAd>>;
}
