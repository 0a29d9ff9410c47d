import { counted } from '#core/locale/plural.ts';

/** Words of jobs, logs, storage and archives. */

export const open = 'Open';
export const failed = 'Failed';
export const running = 'Running';
export const waiting = 'Waiting';
export const stateOfJobs = 'State of jobs';
export const attempts = { one: 'attempt', other: 'attempts' };
export const success = 'Success';
export const theJobIsTriedAgain = 'The job is tried again.';
export const theJobWasDeleted = 'The job was deleted.';
export const what = 'What';
export const status = 'Status';
export const next = 'Next';
export const jobs = 'Jobs';
export const noJobInState = 'No job is in this state.';
export const noJobsAreWaiting = 'No jobs are waiting or running, and none has failed.';
export const tryAgainNamed = (name: string) => `Try again: ${name}`;
export const tryAgain = 'Try again';
export const deleteLabel = (name: string) => `Delete: ${name}`;
export const inTheBrowserEditionJobs =
  'In the browser edition jobs run only while a tab is open, and are caught up when one opens.';

export const lessThanAMinuteAgo = 'less than a minute ago';

export const action = 'Action';
export const description = 'Description';
export const timestamp = 'Timestamp';
export const activityLogs = 'Activity Logs';
export const activity = 'Activity';
export const noActivityHasBeenLogged = 'No activity has been logged yet.';

export const sent = (inPercent: string) => ` ${inPercent} sent.`;
export const checking = (fileName: string, sentInWords: string) =>
  `Checking ${fileName}…${sentInWords}`;
export const wasCheckedNothingIsImported = (fileName: string) =>
  `${fileName} was checked. Nothing is imported yet.`;
export const importingWith = (fileName: string, sentInWords: string) =>
  `Importing ${fileName}…${sentInWords}`;
export const wasRefusedNothingWasChanged = (fileName: string, reason: string) =>
  `${fileName} was refused; nothing was changed. ${reason}`;
export const importedAddedOrReplaced = (count: number) =>
  `Imported: ${counted(count, { one: 'record', other: 'records' })} added or replaced.`;
export const theImportOfWasCancelled = (fileName: string) =>
  `The import of ${fileName} was cancelled.`;
export const anArchiveIsCheckedBefore =
  'An archive is checked before anything happens. Records with the same id are replaced, new ones added, none removed.';
export const chooseAnArchiveZip = 'Choose an archive (.zip) or drop it here';
export const cancel = 'Cancel';

export const fillWithADemonstrationNewspaper = 'Fill with a demonstration newspaper';
export const articles = { one: 'article', other: 'articles' };
export const demonstrationIsHere = 'The demonstration newspaper is here already.';
export const added = (counted: string) => `${counted} added.`;
export const fortyInventedArticles =
  'Forty invented articles of the last weeks, by six authors, with tags and every kind of block, twelve drawings for the image library, words for categories that have none, and nothing loaded from elsewhere. What is here stays as it is; filling twice adds nothing.';
export const filling = 'Filling…';
export const fortyArticlesSixAuthors =
  'Forty articles, six authors and twelve pictures are added, and readers see the articles at once. There is no undo in one step: articles can be deleted, and the tag Demonstration finds them all.';
export const fill = 'Fill';

export const refusedRecords = 'Refused records';
export const andMore = (count: string) => `and ${count} more`;
export const leftOut = (refused: number) =>
  `${counted(refused, { one: 'record is', other: 'records are' })} left out.`;
export const everythingIn = 'Everything in it is here already.';
export const noneOfItsRecords = (left: string) => `None of its records can be imported. ${left}`;
export const everythingInItCanBeImported = 'Everything in it can be imported.';
export const theOthersCanBeImported = (left: string) => `${left} The others can be imported.`;
export const newLabel = 'New';
export const replaced = 'Replaced';
export const unchanged = 'Unchanged';
export const refused = 'Refused';
export const madeOn = (calendarDate: string, conclusion: string) =>
  `Made on ${calendarDate}. ${conclusion}`;
export const whatImporting = 'What importing would do';
export const records = 'Records';
export const importing = 'Importing…';
export const importLabel = 'Import';

export const everythingIs = (name: string) => `Everything is in ${name}.`;
export const exporting = (sizeLabel: string) => `Exporting… ${sizeLabel}`;
export const exportEverything = 'Export Everything';

export const siteAsFiles = 'The Site as Files';
export const whatAnExportedSiteIs =
  'Every public page as a finished file, with feeds, site maps and search, for any host of static files. It shows what is published now; export it again to publish changes.';
export const whatAnExportedSiteLacks =
  'It has no accounts, no newsletter, no contact form and no notifications, and of Premium articles only the beginning.';
export const exportByCommand = 'Export it on the server, into a folder, with the command';
export const addressOfTheSite = 'Address under which it will be read';
export const noAddressOfASite =
  'Please enter the address of a site without a path, such as https://news.example.com.';
export const exportTheSite = 'Export the Site';
export const exportingPages = (pages: string) => `Exporting… ${pages} pages`;
export const pagesForms = { one: 'page', other: 'pages' };
export const theSiteIsIn = (pages: string, name: string) => `The site, ${pages}, is in ${name}.`;
export const linksLeadNowhere = 'Pages link to these addresses, which the exported site hasn’t:';

export const recordsForms = { one: 'record', other: 'records' };
export const uploadedFiles = { one: 'uploaded file', other: 'uploaded files' };
export const anExportNowAtMost = (
  records: string,
  files: string,
  size: string,
  mostRecords: string,
  mostSize: string,
) =>
  `An export now: at most ${records}${files}, ${size} before it is packed. Any archive holds ${mostRecords} and ${mostSize} at most, and can be imported again.`;
export const files = { one: 'file', other: 'files' };
export const filesAre = { one: 'file is', other: 'files are' };
export const ofUploadedPicturesAndFilms = (counted: string) =>
  `Of uploaded pictures and films, ${counted} left out: this edition keeps pictures within its records.`;
export const hereAlready = (counted: string) => `, ${counted} here already`;
export const uploadedPicturesAndFilmsNew = (counted: string, known: string) =>
  `Uploaded pictures and films: ${counted} new${known}.`;
export const leftOutTheOldest = (collectionLabel: string, leftOut: string) =>
  `${collectionLabel} left out, the oldest: ${leftOut}. This edition keeps only a few.`;

export const thisBrowserKeepsTheData = 'This browser keeps the data.';
export const notPromised = 'Not Promised';
export const thisBrowserDidNotPromise =
  'This browser did not promise it. Bookmark the site, then ask again; export in the meantime.';
export const thisBrowserPromisedToKeep =
  'This browser promised to keep the data until you clear it. An export is still the only backup.';
export const thisBrowserMakesNoPromise =
  'This browser makes no promise to keep the data. Export regularly.';
export const thisBrowserMayClear =
  'This browser may clear the data when it runs out of space. Ask it not to, and export regularly.';
export const askToKeepTheData = 'Ask to Keep the Data';

export const everythingElse = 'Everything else';
export const uploadedFilesWithTheSizes = (files: string) =>
  `Uploaded files (${files}), with the sizes made of them`;
export const storageByContent = 'Storage by content';
export const size = 'Size';
export const share = 'Share';
export const nothingIsStoredYet = 'Nothing is stored yet.';
export const theLargestRecords = 'The largest records';
export const record = 'Record';
export const inLabel = 'In';
export const ofAboutUsed = (used: string, capacity: string, share: string) =>
  `${used} of about ${capacity} used (${share})`;
export const nearlyFullExportEverythingThen =
  'Nearly full. Export everything, then delete what you no longer need: the largest records are below.';
export const storage = 'Storage';
export const largestRecords = 'Largest Records';
export const importAnArchive = 'Import an Archive';
export const whatAnArchiveHolds = 'What an Archive Holds';
export const aBrowserKeepsRevisions = (limit: number) =>
  `A browser keeps ${limit} revisions in all, and fewer when its storage is full; an import brings no more.`;
export const leftOutUserAccounts =
  'Left out: user accounts with their passwords, who is logged in, the activity log, and work that was never saved.';
export const demonstration = 'Demonstration';
export const keepingTheData = 'Keeping the Data';

export const archiveImportedSuccessfully = 'Archive imported successfully.';
export const by = (actor: string) => `by ${actor}`;
export const everyRecord =
  'Every article with its draft and revisions, category, web story, video, picture and advertisement, the site’s settings, newsletter subscribers and messages. It holds readers’ e-mail addresses: keep it where nobody else finds it.';
export const everyRecordAndFile =
  'Every article with its draft and revisions, category, web story, video, picture and advertisement with the uploaded files that they show, the site’s settings, newsletter subscribers and messages. It holds readers’ e-mail addresses: keep it where nobody else finds it.';
export const givenUp = 'given up <at/>';
export const due = 'due <at/>';
export const now = 'now';

export const daysAgo = (count: number) => `${counted(count, { one: 'day', other: 'days' })} ago`;
export const monthsAgo = (count: number) =>
  `${counted(count, { one: 'month', other: 'months' })} ago`;
export const yearsAgo = (count: number) => `${counted(count, { one: 'year', other: 'years' })} ago`;
export const hoursAgo = (count: number) => `${counted(count, { one: 'hour', other: 'hours' })} ago`;
export const minutesAgo = (count: number) =>
  `${counted(count, { one: 'minute', other: 'minutes' })} ago`;
export const space = 'Space';

export const deleted = 'Deleted';
export const name = 'Name';
export const kind = 'Kind';
export const keptUntil = 'Kept until';
export const restore = 'Restore';
export const restoreNamed = (label: string) => `Restore ${label}`;
export const restoredNamed = (label: string) => `“${label}” was restored.`;
export const deletedForGood = 'Deleted for good.';
export const thisWillDeleteForGood = (label: string) =>
  `This will delete “${label}” for good. It can’t be restored after that.`;
export const deleteForGood = 'Delete for good?';
export const nothingIsDeleted = 'Nothing was deleted lately.';
export const deletedOnServer = (days: string) =>
  `What is deleted leaves readers at once and can be restored for ${days}: with its address, its versions and everything that named it. Accounts and subscribers are deleted at once.`;
export const deletedInBrowser =
  'What is deleted leaves readers at once and can be restored as long as this browser has room for it. Accounts and subscribers are deleted at once.';
export const allKindsOfContent = 'All kinds of content';
export const showKind = 'Show';
export const kindsOfContent = {
  articles: 'Article',
  categories: 'Category',
  stories: 'Web story',
  videos: 'Video',
  advertisements: 'Advertisement',
  images: 'Image',
  authors: 'Author',
  tags: 'Tag',
  pages: 'Page',
  messages: 'Message',
  liveEntries: 'Update of a live blog',
};
export const searchDeleted = 'Search deleted content';
