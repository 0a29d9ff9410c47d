import { type CollectionName, collectionNames } from '#core/collections.ts';

/** Keys that are specified otherwise than by the collection's name. */
const specifiedKeys: { [Name in CollectionName]?: string } = {
  activity: 'activityLogs',
  images: 'imageLibrary',
  messages: 'contactMessages',
  settings: 'siteSettings',
  stories: 'webStories',
  subscribers: 'newsletterSubscribers',
  videos: 'youtubeVideos',
};

/** Returns the key of a collection in local storage. */
export const storageKeyOf = (name: CollectionName): string => specifiedKeys[name] ?? name;

/** Returns the collection that local storage has under a key; `undefined` for any other key. */
export const collectionUnder = (key: string): CollectionName | undefined =>
  collectionNames.find((name) => storageKeyOf(name) === key);
