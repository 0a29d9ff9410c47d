/** Factories of stored records. Number 1 is the newest of its kind. */

type Overrides<Stored> = Partial<Stored> & Record<string, unknown>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Saturday, 21 November 2026, noon in Kolkata: the fixed time of journeys. */
export const noon = new Date('2026-11-21T06:30:00Z');

export const minutesBefore = (minutes: number, from = noon): string =>
  new Date(from.getTime() - minutes * MINUTE).toISOString();

export const paragraph = (id: string, content: string) => ({ id, type: 'paragraph', content });

export const image = (id: string, src: string, alt: string) => ({ id, type: 'image', src, alt });

export interface StoredArticle {
  id: string;
  title: string;
  category: string;
  author: string;
  content: Record<string, unknown>[];
  isFeatured: boolean;
  isPremium: boolean;
  publishedAt?: string;
  time?: string;
}

/** An article in the category India, published `n` hours before `noon`. */
export function article(n: number, overrides: Overrides<StoredArticle> = {}): StoredArticle {
  return {
    id: `article-${9000 - n}`,
    title: `Story number ${n}`,
    category: 'India',
    author: `Author ${n}`,
    publishedAt: new Date(noon.getTime() - n * HOUR).toISOString(),
    content: [
      paragraph(`block-${n}-1`, `The first paragraph of story number ${n}.`),
      paragraph(`block-${n}-2`, `The second paragraph of story number ${n}.`),
    ],
    isFeatured: false,
    isPremium: false,
    ...overrides,
  };
}

/** `count` articles, newest first. */
export const articles = (count: number, overrides: Overrides<StoredArticle> = {}) =>
  Array.from({ length: count }, (_, at) => article(at + 1, overrides));

export const category = (n: number, name: string) => ({ id: `cat-${n}`, name });

export interface StoredVideo {
  id: string;
  videoId: string;
  title: string;
  description: string;
}

export const video = (n: number, overrides: Overrides<StoredVideo> = {}): StoredVideo => ({
  id: `yt-${9000 - n}`,
  videoId: `video-id-${String(n).padStart(2, '0')}`,
  title: `Video number ${n}`,
  description: `What video number ${n} shows.`,
  ...overrides,
});

export const videos = (count: number) => Array.from({ length: count }, (_, at) => video(at + 1));

export interface StoredStory {
  id: string;
  title: string;
  coverImage: string;
  coverImageSrc: string;
  pages: { type: 'image' | 'video'; src: string; alt: string; text: string }[];
}

/** A web story with three pages. */
export const story = (n: number, overrides: Overrides<StoredStory> = {}): StoredStory => ({
  id: `story-${9000 - n}`,
  title: `Web story number ${n}`,
  coverImage: `The cover of web story number ${n}`,
  coverImageSrc: '/art/india.svg',
  pages: [1, 2, 3].map((page) => ({
    type: 'image' as const,
    src: '/art/world.svg',
    alt: `The picture of page ${page} of web story ${n}`,
    text: `The words of page ${page} of web story ${n}`,
  })),
  ...overrides,
});

export const stories = (count: number) => Array.from({ length: count }, (_, at) => story(at + 1));

export interface StoredAd {
  id: string;
  name: string;
  placement: 'homepage-top' | 'homepage-mid' | 'homepage-sticky' | 'article-body';
  type: 'image' | 'video';
  mediaUrl: string;
  link: string;
  text: string;
  active: boolean;
}

export const ad = (n: number, overrides: Overrides<StoredAd> = {}): StoredAd => ({
  id: `ad-${9000 - n}`,
  name: `Campaign number ${n}`,
  placement: 'homepage-top',
  type: 'image',
  mediaUrl: '/art/ad-seeds-970x90.svg',
  link: `/advertise-with-us?campaign=${n}`,
  text: `Advertisement number ${n}`,
  active: true,
  ...overrides,
});

export interface StoredUser {
  id: string;
  name: string;
  email: string;
  password: string;
  subscribed: boolean;
  createdAt: string;
}

/** A user whose password `password-{n}` is stored as plain text, as in old records. */
export const user = (n: number, overrides: Overrides<StoredUser> = {}): StoredUser => ({
  id: `user-${9000 - n}`,
  name: `Reader ${n}`,
  email: `reader${n}@daybreak.example`,
  password: `password-${n}`,
  subscribed: false,
  createdAt: noon.toISOString(),
  ...overrides,
});

export interface StoredLogEntry {
  id: string;
  action: string;
  description: string;
  timestamp: string;
}

/** An entry of the activity log, `n` minutes before `noon`. */
export const logEntry = (n: number, overrides: Overrides<StoredLogEntry> = {}): StoredLogEntry => ({
  id: `log-${9000 - n}`,
  action: `Action number ${n}`,
  description: `What happened at number ${n}`,
  timestamp: minutesBefore(n),
  ...overrides,
});

/** Value of `currentUser` while that user is logged in. */
export const sessionOf = ({ password: _, ...reader }: StoredUser) => reader;

/** Site settings; omitted ones have their defaults. */
export const settings = (overrides: Record<string, unknown> = {}) => [{ id: 'site', ...overrides }];
