import { type CollectionName, collectionNames } from '#core/collections.ts';

/** Keys that the specification names differently from the collection. */
const specifiedKeys: { [Name in CollectionName]?: string } = {
  activity: 'activityLogs',
  images: 'imageLibrary',
  messages: 'contactMessages',
  settings: 'siteSettings',
  stories: 'webStories',
  subscribers: 'newsletterSubscribers',
  videos: 'youtubeVideos',
};

/** Returns a collection's key in local storage. */
export const storageKeyOf = (name: CollectionName): string => specifiedKeys[name] ?? name;

/** Returns the collection stored under a key; `undefined` for any other key. */
export const collectionUnder = (key: string): CollectionName | undefined =>
  collectionNames.find((name) => storageKeyOf(name) === key);
