/*
 * The registry: every collection of the newsroom, under the name that local storage uses as its key.
 * A new kind of content is a line here; `collections.ts` makes a list of them.
 */
// biome-ignore-all lint/performance/noBarrelFile: nobody imports one of them from here, only all of them

export { userCollection as users } from './account/user-collection.ts';
export { activityCollection as activityLogs } from './activity/activity-collection.ts';
export { advertisementCollection as advertisements } from './advertisement/advertisement-collection.ts';
export { articleCollection as articles } from './article/article-collection.ts';
export { draftCollection as drafts } from './article/desk/draft-collection.ts';
export { revisionCollection as revisions } from './article/desk/revision-collection.ts';
export { categoryCollection as categories } from './category/category-collection.ts';
export { imageCollection as imageLibrary } from './image/image-collection.ts';
export { jobCollection as jobs } from './job/job-collection.ts';
export { messageCollection as contactMessages } from './message/message-collection.ts';
export { subscriberCollection as newsletterSubscribers } from './newsletter/subscriber-collection.ts';
export { notificationCollection as notifications } from './notification/notification-collection.ts';
export { securityEventCollection as securityEvents } from './security/security-event-collection.ts';
export { siteSettingsCollection as siteSettings } from './settings/site-settings-collection.ts';
export { videoCollection as youtubeVideos } from './video/video-collection.ts';
export { webStoryCollection as webStories } from './web-story/web-story-collection.ts';
