/** Words of web stories and their viewer. */

export const webStories = 'Web Stories';
export const noWebStoriesYet = 'No Web Stories Yet';
export const backToHome = 'Back to Home';
export const theNewsroomHasNotPublished = 'The newsroom has not published a story yet.';
export const webStoriesTitle = (siteName: string) => `Web Stories - ${siteName}`;
export const newsInPicturesFromStories = (siteName: string) =>
  `News in pictures from ${siteName}: stories to tap through.`;

export const previousPage = 'Previous page';
export const nextPage = 'Next page';
export const pageOf = (current: number, last: number) => `Page ${current} of ${last}`;
export const play = 'Play';
export const pause = 'Pause';
export const copyLink = 'Copy link';
export const webStoryLinkCopied = 'Web Story link copied to clipboard.';
export const closeStory = 'Close story';

export const video = 'Video';
