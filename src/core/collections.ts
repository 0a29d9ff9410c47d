import type * as z from 'zod/mini';
import { emailKey, type User, userSchema } from './account/user.ts';
import {
  ACTIVITY_LIMIT,
  type ActivityEntry,
  activityEntrySchema,
} from './activity/activity-entry.ts';
import { type Advertisement, advertisementSchema } from './advertisement/advertisement.ts';
import { sampleAdvertisements } from './advertisement/sample-advertisements.ts';
import { type Article, articleSchema } from './article/article.ts';
import { sampleArticles } from './article/sample-articles.ts';
import {
  type Category,
  categorySchema,
  categorySlug,
  defaultCategories,
} from './category/category.ts';
import { type LibraryImage, libraryImageSchema } from './image/library-image.ts';
import { sampleImages } from './image/sample-images.ts';
import { type Message, messageSchema } from './message/message.ts';
import { type Subscriber, subscriberSchema } from './newsletter/subscriber.ts';
import { defaultSiteSettings, siteSettingsSchema } from './settings/site-settings.ts';
import { sampleVideos } from './video/sample-videos.ts';
import { type Video, videoSchema } from './video/video.ts';
import { sampleStories } from './web-story/sample-stories.ts';
import { type WebStory, webStorySchema } from './web-story/web-story.ts';

/** Everything that a store must know of one kind of record. */
export interface CollectionDefinition<Stored> {
  /** How a record is read; lenient, see `stored.ts`. */
  schema: z.ZodMiniType<Stored>;
  /** Starts the id of a new record: `article` gives `article-{milliseconds}`. */
  idPrefix: string;
  /** Where a new record goes in the list. */
  insertAt: 'first' | 'last';
  /** Most records kept; the ones at the far end of `insertAt` go. */
  limit?: number;
  /** What a store holds that never held this collection. */
  samples?: (now: Date) => Stored[];
  /** Whether a list that is stored but empty gets the samples too. */
  refillsWhenEmpty?: boolean;
  /** What lists can be narrowed by. */
  filters: Record<string, (record: Stored) => string>;
  /** What lists can be ordered by. */
  sorts: Record<string, (record: Stored) => string | number>;
  /** What a search in the back office looks through. */
  searchedText: (record: Stored) => string;
}

const define = <
  Stored,
  Filters extends Record<string, (record: Stored) => string>,
  Sorts extends Record<string, (record: Stored) => string | number>,
>(
  definition: CollectionDefinition<Stored> & { filters: Filters; sorts: Sorts },
) => definition;

/** Every collection of the newsroom, under the name that local storage uses as its key. */
export const collections = {
  articles: define({
    schema: articleSchema,
    idPrefix: 'article',
    insertAt: 'first',
    samples: sampleArticles,
    refillsWhenEmpty: true,
    filters: {
      category: (article: Article) => categorySlug(article.category),
      /** To the letter, as the homepage's blocks want it (seed.md, section 2). */
      categoryName: (article: Article) => article.category,
      featured: (article: Article) => String(article.isFeatured),
    },
    sorts: {
      title: (article: Article) => article.title,
      category: (article: Article) => article.category,
      author: (article: Article) => article.author,
      published: (article: Article) => Date.parse(article.publishedAt ?? '') || 0,
    },
    searchedText: ({ title, category, author }) => `${title} ${category} ${author}`,
  }),
  categories: define({
    schema: categorySchema,
    idPrefix: 'cat',
    insertAt: 'last',
    samples: defaultCategories,
    refillsWhenEmpty: true,
    filters: {},
    sorts: { name: (category: Category) => category.name },
    searchedText: ({ name }) => name,
  }),
  youtubeVideos: define({
    schema: videoSchema,
    idPrefix: 'yt',
    insertAt: 'first',
    samples: sampleVideos,
    filters: {},
    sorts: { title: (video: Video) => video.title },
    searchedText: ({ title, videoId, description }) => `${title} ${videoId} ${description}`,
  }),
  webStories: define({
    schema: webStorySchema,
    idPrefix: 'story',
    insertAt: 'first',
    samples: sampleStories,
    filters: {},
    sorts: {
      title: (story: WebStory) => story.title,
      pages: (story: WebStory) => story.pages.length,
    },
    searchedText: ({ title, coverImage }) => `${title} ${coverImage}`,
  }),
  advertisements: define({
    schema: advertisementSchema,
    idPrefix: 'ad',
    insertAt: 'last',
    samples: sampleAdvertisements,
    filters: { active: (ad) => String(ad.active) },
    sorts: {
      name: (ad: Advertisement) => ad.name,
      placement: (ad: Advertisement) => ad.placement,
      status: (ad: Advertisement) => Number(!ad.active),
    },
    searchedText: ({ name, placement, link }) => `${name} ${placement} ${link}`,
  }),
  imageLibrary: define({
    schema: libraryImageSchema,
    idPrefix: 'img',
    insertAt: 'first',
    samples: sampleImages,
    filters: {},
    sorts: { alt: (image: LibraryImage) => image.alt },
    searchedText: ({ alt }) => alt,
  }),
  users: define({
    schema: userSchema,
    idPrefix: 'user',
    insertAt: 'last',
    filters: { email: (user) => emailKey(user.email) },
    sorts: {
      name: (user: User) => user.name,
      email: (user: User) => user.email,
      created: (user: User) => user.createdAt,
      subscription: (user: User) => Number(!user.subscribed),
    },
    searchedText: ({ name, email }) => `${name} ${email}`,
  }),
  activityLogs: define({
    schema: activityEntrySchema,
    idPrefix: 'log',
    insertAt: 'first',
    limit: ACTIVITY_LIMIT,
    filters: {},
    sorts: {
      action: (entry: ActivityEntry) => entry.action,
      time: (entry: ActivityEntry) => entry.timestamp,
    },
    searchedText: ({ action, description }) => `${action} ${description}`,
  }),
  siteSettings: define({
    schema: siteSettingsSchema,
    idPrefix: 'site',
    insertAt: 'last',
    samples: () => [defaultSiteSettings()],
    refillsWhenEmpty: true,
    filters: {},
    sorts: {},
    searchedText: () => '',
  }),
  newsletterSubscribers: define({
    schema: subscriberSchema,
    idPrefix: 'subscriber',
    insertAt: 'first',
    filters: { email: (subscriber) => emailKey(subscriber.email) },
    sorts: {
      email: (subscriber: Subscriber) => subscriber.email,
      created: (subscriber: Subscriber) => subscriber.createdAt,
    },
    searchedText: ({ email }) => email,
  }),
  contactMessages: define({
    schema: messageSchema,
    idPrefix: 'message',
    insertAt: 'first',
    filters: { status: (message: Message) => message.status },
    sorts: {
      name: (message: Message) => message.name,
      subject: (message: Message) => message.subject,
      created: (message: Message) => message.createdAt,
      status: (message: Message) => message.status,
    },
    searchedText: ({ name, email, subject, message }) => `${name} ${email} ${subject} ${message}`,
  }),
};

export type CollectionName = keyof typeof collections;

export type RecordOf<Name extends CollectionName> = z.infer<(typeof collections)[Name]['schema']>;

/** Of several collections, any sort of any of them. */
export type SortOf<Name extends CollectionName> = Name extends CollectionName
  ? keyof (typeof collections)[Name]['sorts']
  : never;

export const isSortOf = <Name extends CollectionName>(
  name: Name,
  sort: string,
): sort is SortOf<Name> & string => Object.hasOwn(collections[name].sorts, sort);

export type FilterOf<Name extends CollectionName> = keyof (typeof collections)[Name]['filters'];

export const collectionNames = Object.keys(collections) as CollectionName[];
