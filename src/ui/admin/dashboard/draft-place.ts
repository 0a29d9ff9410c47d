import { adminPatterns } from '#ui/routes.ts';
import type { DraftKey } from '../parts/draft-store.ts';
import { sectionAt } from '../shell/sections.ts';

/** Where the records of a collection are edited. */
const paths: Record<string, string> = {
  articles: adminPatterns.articles,
  categories: adminPatterns.categories,
  youtubeVideos: adminPatterns.youtube,
  webStories: adminPatterns.webStories,
  advertisements: adminPatterns.advertisements,
  imageLibrary: adminPatterns.images,
  siteSettings: adminPatterns.settings,
};

/** The section that a draft belongs to, and the address that opens its editor. */
export function draftPlace({ collection, recordId }: DraftKey): { section: string; path: string } {
  const path = paths[collection] ?? adminPatterns.dashboard;
  const section = sectionAt(path)?.label ?? collection;
  const opening = recordId === 'new' ? 'new=1' : `edit=${encodeURIComponent(recordId)}`;
  return { section, path: `${path}?${opening}` };
}
