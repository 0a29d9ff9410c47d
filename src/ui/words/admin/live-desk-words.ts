/** Words of the page on which a live blog is written. */

export const quotation = 'Quotation';
export const embed = 'Embed';
export const picture = 'Picture';
export const pin = 'Pin';
export const keyPoint = 'Key point';
export const changeTheUpdate = 'Change the update';
export const newUpdate = 'New update';
export const headingIfItNeeds = 'Heading, if it needs one';
export const whatHasHappened = 'What has happened?';
export const somebodyElseChangedThisUpdate = 'Somebody else changed this update meanwhile.';
export const saveMineOver = 'Save mine over it';
export const cancel = 'Cancel';
export const save = 'Save';
export const post = 'Post';

export const success = 'Success';
export const theUpdateWasRestored = 'The update was restored.';
export const theUpdateWasRemoved = 'The update was removed.';
export const pinned = 'Pinned';
export const editNamed = (name: string) => `Edit: ${name}`;
export const edit = 'Edit';
export const unpin = 'Unpin';
export const noKeyPoint = 'No key point';
export const removeNamed = (name: string) => `Remove: ${name}`;
export const remove = 'Remove';
export const removeThisUpdate = 'Remove this update?';
export const disappearsFromTheLiveBlog = (name: string) =>
  `“${name}” disappears from the live blog, also for readers who have it open.`;

export const keyPoints = 'Key points';
export const shownOf = (count: number, limit: number) => `${count} of ${limit}`;
export const markAnUpdate =
  'Mark an update as a key point, and its heading is shown beside the updates. The last five are shown.';
export const updates = 'Updates';
export const anUpdateReachesOpenPages =
  'An update reaches open pages within a second or so. Readers keep their place.';
export const theArticleIsALive = 'The article is a live blog now.';
export const thisLiveBlogHasEnded = 'This live blog has ended. Its updates stay where they are.';
export const aLiveBlogShowsDated =
  'A live blog shows dated updates, the newest first, and readers who have it open get each one as it comes. The article’s own text stays as its summary.';
export const readersDontHaveThisArticle =
  'Readers don’t have this article. Publish it first; then it can be a live blog.';
export const updatesArePublicAtOnce =
  'Updates are public at once, so only people who may publish can post them.';
export const resumeLive = 'Resume live';
export const startLive = 'Start live';
export const backToTheArticle = 'Back to the article';
export const noUpdatesYet = 'No updates yet.';
export const theNewestOfOlderOnes = (count: number, total: number) =>
  `The newest ${count} of ${total}. Older ones are on the page.`;
export const liveBlog = 'Live blog';
export const thereIsNoSuchArticle = 'There is no such article, or it is somebody else’s.';
export const untitled = 'Untitled';
export const liveAdmin = (title: string, siteName: string) => `Live: ${title} - ${siteName} admin`;

export const theLiveBlogHasEnded = 'The live blog has ended.';
export const live = 'Live';
export const breakingLine = 'Breaking line…';
export const endLive = 'End live';
export const endThisLiveBlog = 'End this live blog?';
export const itsEntriesStay =
  'Its entries stay, with the article’s text above them as a summary. It can be resumed.';

export const anEntryWithoutWords = 'An entry without words';
export const theUpdateWasChanged = 'The update was changed.';
export const readersHave = 'Readers have it.';
export const viewPage = 'View<wide> page</wide>';
