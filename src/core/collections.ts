import type * as z from 'zod/mini';
import { emailKey, userSchema } from './account/user.ts';
import { ACTIVITY_LIMIT, activityEntrySchema } from './activity/activity-entry.ts';
import { advertisementSchema } from './advertisement/advertisement.ts';
import { sampleAdvertisements } from './advertisement/sample-advertisements.ts';
import { type Article, articleSchema } from './article/article.ts';
import { sampleArticles } from './article/sample-articles.ts';
import { categorySchema, categorySlug, defaultCategories } from './category/category.ts';
import { libraryImageSchema } from './image/library-image.ts';
import { sampleImages } from './image/sample-images.ts';
import { messageSchema } from './message/message.ts';
import { subscriberSchema } from './newsletter/subscriber.ts';
import { defaultSiteSettings, siteSettingsSchema } from './settings/site-settings.ts';
import { sampleVideos } from './video/sample-videos.ts';
import { videoSchema } from './video/video.ts';
import { sampleStories } from './web-story/sample-stories.ts';
import { webStorySchema } from './web-story/web-story.ts';

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
}

const define = <Stored, Filters extends Record<string, (record: Stored) => string>>(
  definition: CollectionDefinition<Stored> & { filters: Filters },
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
  }),
  categories: define({
    schema: categorySchema,
    idPrefix: 'cat',
    insertAt: 'last',
    samples: defaultCategories,
    refillsWhenEmpty: true,
    filters: {},
  }),
  youtubeVideos: define({
    schema: videoSchema,
    idPrefix: 'yt',
    insertAt: 'first',
    samples: sampleVideos,
    filters: {},
  }),
  webStories: define({
    schema: webStorySchema,
    idPrefix: 'story',
    insertAt: 'first',
    samples: sampleStories,
    filters: {},
  }),
  advertisements: define({
    schema: advertisementSchema,
    idPrefix: 'ad',
    insertAt: 'last',
    samples: sampleAdvertisements,
    filters: { active: (ad) => String(ad.active) },
  }),
  imageLibrary: define({
    schema: libraryImageSchema,
    idPrefix: 'img',
    insertAt: 'first',
    samples: sampleImages,
    filters: {},
  }),
  users: define({
    schema: userSchema,
    idPrefix: 'user',
    insertAt: 'last',
    filters: { email: (user) => emailKey(user.email) },
  }),
  activityLogs: define({
    schema: activityEntrySchema,
    idPrefix: 'log',
    insertAt: 'first',
    limit: ACTIVITY_LIMIT,
    filters: {},
  }),
  siteSettings: define({
    schema: siteSettingsSchema,
    idPrefix: 'site',
    insertAt: 'last',
    samples: () => [defaultSiteSettings()],
    refillsWhenEmpty: true,
    filters: {},
  }),
  newsletterSubscribers: define({
    schema: subscriberSchema,
    idPrefix: 'subscriber',
    insertAt: 'first',
    filters: { email: (subscriber) => emailKey(subscriber.email) },
  }),
  contactMessages: define({
    schema: messageSchema,
    idPrefix: 'message',
    insertAt: 'first',
    filters: {},
  }),
};

export type CollectionName = keyof typeof collections;

export type RecordOf<Name extends CollectionName> = z.infer<(typeof collections)[Name]['schema']>;

export type FilterOf<Name extends CollectionName> = keyof (typeof collections)[Name]['filters'];

export const collectionNames = Object.keys(collections) as CollectionName[];
