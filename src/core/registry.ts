/*
 * Every collection, exported under its name in code and API. A new kind of content is a line here;
 * `collections.ts` derives the rest.
 */
// biome-ignore-all lint/performance/noBarrelFile: it is only imported as a whole namespace

export { userCollection as users } from './account/user.ts';
export { activityCollection as activity } from './activity/activity-entry.ts';
export { advertisementCollection as advertisements } from './advertisement/advertisement-collection.ts';
export { articleCollection as articles } from './article/article-collection.ts';
export {
  batchCollection as batches,
  batchPartCollection as batchParts,
} from './article/batch/batch-collections.ts';
export { draftCollection as drafts } from './article/desk/draft-collection.ts';
export { revisionCollection as revisions } from './article/desk/revision-collection.ts';
export { liveBlogCollection as liveBlogs } from './article/live/live-blog.ts';
export { liveEntryCollection as liveEntries } from './article/live/live-entry.ts';
export { noteCollection as notes } from './article/notes/note.ts';
export { previewLinkCollection as previewLinks } from './article/preview-links/preview-link.ts';
export {
  publishedVersionCollection as publishedVersions,
  withheldVersionCollection as withheldVersions,
} from './article/published-versions/published-version.ts';
export { withdrawalCollection as withdrawals } from './article/withdrawals/withdrawal.ts';
export { authorCollection as authors } from './author/author-collection.ts';
export { breakingLineCollection as breakingLines } from './breaking/breaking-line.ts';
export { categoryCollection as categories } from './category/category-collection.ts';
export { deletionCollection as deletions } from './deletion/deletion-collection.ts';
export { mostReadCollection as mostRead } from './figures/most-read.ts';
export {
  formerFrontCollection as formerFronts,
  frontCollection as fronts,
} from './front/front-collections.ts';
export { imageCollection as images } from './image/image-collection.ts';
export { jobCollection as jobs } from './job/job.ts';
export {
  formerLookCollection as formerLooks,
  lookCollection as looks,
} from './look/look-collections.ts';
export { messageCollection as messages } from './message/message-collection.ts';
export { subscriberCollection as subscribers } from './newsletter/subscriber-collection.ts';
export { notificationCollection as notifications } from './notification/notification.ts';
export {
  formerPageCollection as formerPages,
  pageCollection as pages,
} from './page/page-collections.ts';
export { savedArticleCollection as savedArticles } from './saved-article/saved-article.ts';
export { savedViewCollection as savedViews } from './saved-view/saved-view.ts';
export { securityEventCollection as securityEvents } from './security/security-event.ts';
export { siteSettingsCollection as settings } from './settings/site-settings-collection.ts';
export { tagCollection as tags } from './tag/tag-collection.ts';
export { videoCollection as videos } from './video/video-collection.ts';
export { webStoryCollection as stories } from './web-story/web-story-collection.ts';
