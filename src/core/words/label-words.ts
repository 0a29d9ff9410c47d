/** Words of kinds of content, their toasts, and jobs. */

export const advertisement = 'Advertisement';

export const article = 'Article';

export const author = 'Author';

export const category = 'Category';

export const addedKind = (kind: string) => `Added ${kind}`;
export const createdKind = (kind: string) => `Created ${kind}`;
export const updated = (title: string) => `Updated ${title}`;
export const deleted = (title: string) => `Deleted ${title}`;
export const restored = (title: string) => `Restored ${title}`;
export const addedSuccessfully = (noun: string) => `${noun} added successfully.`;
export const createdSuccessfully = (noun: string) => `${noun} created successfully.`;
export const updatedSuccessfully = (noun: string) => `${noun} updated successfully.`;
export const deletedSuccessfully = (noun: string) => `${noun} deleted successfully.`;
export const restoredSuccessfully = (noun: string) => `${noun} restored.`;
export const newWasAdded = (noun: string, label: string) => `New ${noun} "${label}" was added`;
export const newWasCreated = (noun: string, label: string) => `New ${noun} "${label}" was created`;
export const wasUpdated = (noun: string, label: string) => `${noun} "${label}" was updated`;
export const merged = (title: string) => `Merged ${title}`;
export const wasMerged = (noun: string, label: string, into: string) =>
  `${noun} "${label}" was merged into "${into}"`;
export const wasDeleted = (noun: string, label: string) => `${noun} "${label}" was deleted`;

export const wasRestored = (noun: string, label: string) => `${noun} "${label}" was restored`;

export const anAuthor = 'an author';
export const aTag = 'a tag';

export const image = 'Image';
export const imageAddedToLibrary = 'Image added to library.';
export const imageUpdatedSuccessfully = 'Image updated successfully.';
export const imageRestored = 'Image restored.';
export const imageRemovedFromLibrary = 'Image removed from library.';

export const job = (label: string, predicate: string) => `Job "${label}" ${predicate}`;
export const retriedJob = 'Retried Job';
export const wasTriedAgain = 'was tried again';
export const deletedJob = 'Deleted Job';
export const jobWasDeleted = 'was deleted';

export const theJobCantBeRead = 'The job can’t be read.';

export const anUnexpectedErrorSee = 'An unexpected error; see the log.';
export const itExpiredBefore = 'It expired before it could run.';

export const theProgramEndedDuring = 'The program ended during the last attempt.';

export const page = 'Page';

export const tag = 'Tag';

export const video = 'Video';
export const youtubeVideo = 'YouTube Video';

export const webStory = 'Web Story';

/** Line above the title of a web story's share card. */
export const aWebStory = 'Web story';
