/** Sums of the views of readers' pages, none of which leads to a person. Why: decision 036. */

/** Classes of devices, told by the width of the window. */
export const devices = ['phone', 'tablet', 'computer'] as const;
export type Device = (typeof devices)[number];

/**
 * Rules that tell a bot: its name says so; a browser that a program steers; a request that no page of the
 * site sent; more views than a person reads; an address that no page has.
 */
export const botRules = ['named', 'steered', 'foreign', 'too-many', 'no-page'] as const;
export type BotRule = (typeof botRules)[number];

/** Properties by which views are told apart, beside hour and article; `headline` has the counts of tests (`front/headline-test.ts`). */
export const figureParts = ['section', 'source', 'device', 'place', 'headline'] as const;
export type FigurePart = (typeof figureParts)[number];

/** Article of sums that are of the whole site. */
export const WHOLE_SITE = '';

/** Views, and how many of them were visible for 15 and for 60 seconds. */
export interface Views {
  views: number;
  quarters: number;
  minutes: number;
}

/** Views of an article, or of the whole site, in an hour. */
export interface HourSum extends Views {
  article: string;
  /** Begin of an hour on the site's clocks, in milliseconds since 1970. */
  hour: number;
}

/** Views of an article, or of the whole site, in an hour, that have something in common. */
export interface PartSum {
  article: string;
  hour: number;
  part: FigurePart;
  /** Slug of a section, source (`source.ts`), device, or place on the homepage. */
  key: string;
  views: number;
}

/** Visitors of an article, or of the whole site, on a day, such as '2026-11-27'. */
export interface VisitorSum {
  article: string;
  day: string;
  visitors: number;
}

export interface BotSum {
  day: string;
  rule: BotRule;
  views: number;
}

/** Counted since the last time. */
export interface CountedViews {
  hours: readonly HourSum[];
  parts: readonly PartSum[];
  visitors: readonly VisitorSum[];
  bots: readonly BotSum[];
  /** Views by the begin of their minute, in milliseconds since 1970. */
  minutes: readonly { minute: number; views: number }[];
}

/** A stretch of time in milliseconds since 1970; `to` is outside. */
export interface Stretch {
  from: number;
  to: number;
}

/** Number of days after which sums are dropped, of parts and of all others. */
export const KEPT_DAYS = { parts: 30, sums: 90 } as const;

/** Keeps sums of views. Adapters pass the suite in `storage/sql/figures/figures.test.ts`. */
export interface Figures {
  /** Adds to the stored sums, and drops those that are too old at that time. */
  add(counted: CountedViews, now: number): Promise<void>;
  /** The first hour of which there are sums; `undefined` before the first view. */
  begun(): Promise<number | undefined>;
  /** Hours with views, in their order. */
  hours(article: string, stretch: Stretch): Promise<(Views & { hour: number })[]>;
  /** Articles with views, the most viewed first. */
  articles(stretch: Stretch, most: number): Promise<(Views & { article: string })[]>;
  /** Hours of each article. */
  hoursOfArticles(stretch: Stretch): Promise<{ article: string; hour: number; views: number }[]>;
  /** Sums of the hours, the highest first. */
  parts(
    articles: readonly string[],
    stretch: Stretch,
  ): Promise<{ article: string; part: FigurePart; key: string; views: number }[]>;
  /** Visitors of a day, by article. */
  visitors(articles: readonly string[], day: string): Promise<ReadonlyMap<string, number>>;
  /** Views of bots on days from the first to the last. */
  bots(first: string, last: string): Promise<{ rule: BotRule; views: number }[]>;
  /** Views of the whole site since a minute. */
  viewsSince(minute: number): Promise<number>;
}
