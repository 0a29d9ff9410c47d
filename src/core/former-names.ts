import { type CollectionName, collectionNames } from './collections.ts';

/**
 * Names that collections had until 2026-11-22: in archives up to format 3, and in the keys of unsaved work
 * that browsers keep.
 */
const formerNames: { [Name in CollectionName]?: string } = {
  activity: 'activityLogs',
  images: 'imageLibrary',
  messages: 'contactMessages',
  settings: 'siteSettings',
  stories: 'webStories',
  subscribers: 'newsletterSubscribers',
  videos: 'youtubeVideos',
};

const isCollection = (name: string): name is CollectionName =>
  (collectionNames as readonly string[]).includes(name);

/** Returns the collection that has or had that name; `undefined` where there is none. */
export const collectionNamed = (name: string): CollectionName | undefined =>
  isCollection(name) ? name : collectionNames.find((one) => formerNames[one] === name);

/** Returns the name that a collection had at first; the given one where that isn't a collection's. */
export function firstNameOf(name: string): string {
  const collection = collectionNamed(name);
  return (collection && formerNames[collection]) ?? name;
}
