import { type CollectionName, collectionNames } from './collections.ts';

/** Names of collections in archives up to format 3 and in the keys under which browsers keep unsaved work. */
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

/** Returns the collection with that current or former name; `undefined` if there is none. */
export const collectionNamed = (name: string): CollectionName | undefined =>
  isCollection(name) ? name : collectionNames.find((one) => formerNames[one] === name);

/** Returns a collection's former name, or the given name if it has none or isn't a collection's. */
export function firstNameOf(name: string): string {
  const collection = collectionNamed(name);
  return (collection && formerNames[collection]) ?? name;
}
