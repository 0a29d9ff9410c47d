/** Words of videos. */

export const playVideo = (title: string) => `Play video: ${title}`;

export const watchOnYoutube = 'Watch on YouTube';
export const thisVideoIsNotAvailable = 'This video is not available.';
export const theVideoCantBeReached = 'The video can’t be reached right now.';

export const videos = 'Videos';
export const viewAllVideos = 'View All Videos';

export const closeVideo = 'Close video';
