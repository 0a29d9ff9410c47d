import type * as z from 'zod/mini';
import { userCollection } from './account/user-collection.ts';
import { activityCollection } from './activity/activity-collection.ts';
import { advertisementCollection } from './advertisement/advertisement-collection.ts';
import { articleCollection } from './article/article-collection.ts';
import { categoryCollection } from './category/category-collection.ts';
import { imageCollection } from './image/image-collection.ts';
import { messageCollection } from './message/message-collection.ts';
import { subscriberCollection } from './newsletter/subscriber-collection.ts';
import { siteSettingsCollection } from './settings/site-settings-collection.ts';
import { videoCollection } from './video/video-collection.ts';
import { webStoryCollection } from './web-story/web-story-collection.ts';

/** The registry: every collection of the newsroom, under the name that local storage uses as its key. */
export const collections = {
  articles: articleCollection,
  categories: categoryCollection,
  youtubeVideos: videoCollection,
  webStories: webStoryCollection,
  advertisements: advertisementCollection,
  imageLibrary: imageCollection,
  users: userCollection,
  activityLogs: activityCollection,
  siteSettings: siteSettingsCollection,
  newsletterSubscribers: subscriberCollection,
  contactMessages: messageCollection,
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
