import type { CollectionName } from '#core/collections.ts';

/** What readers see, and may know of: that a message or an account came is not their business. */
export const publicNames: readonly CollectionName[] = [
  'articles',
  'categories',
  'youtubeVideos',
  'webStories',
  'advertisements',
  'siteSettings',
];
