import type { SiteAddresses } from '#server/feeds/site-addresses.ts';
import { sharePicture } from '#ui/kit/page/share-picture.ts';
import { siteMapPages } from '#ui/page-traits.ts';
import {
  articlePath,
  authorFeedPath,
  authorPath,
  categoryFeedPath,
  categoryPath,
  pagePath,
  patterns,
  storyPath,
  tagFeedPath,
  tagPath,
} from '#ui/routes.ts';

/** Addresses of pages, for feeds and site maps. */
export const siteAddresses: SiteAddresses = {
  home: patterns.home,
  pages: siteMapPages,
  articlePath,
  categoryPath,
  feedPath: categoryFeedPath,
  pagePath,
  authorPath,
  authorFeedPath,
  storyPath,
  tagPath,
  tagFeedPath,
  pictureOf: ({ picture }) => (picture.src === undefined ? undefined : sharePicture(picture.src)),
};
