import type { CollectionName } from '#core/collections.ts';

/** Collections that readers see and are told of; a new message or account is not among them. */
export const publicNames: readonly CollectionName[] = [
  'articles',
  'categories',
  'youtubeVideos',
  'webStories',
  'advertisements',
  'siteSettings',
];
