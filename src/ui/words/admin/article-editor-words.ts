import type { HeadTextName } from '#core/article/head-texts.ts';
import { counted } from '#core/locale/plural.ts';

/** Words of the article’s editor. */

export const addWith = (label: string) => `Add ${label}`;
export const fewer = 'Fewer';
export const add = 'Add …';
export const title = 'Title';
export const characters = { one: 'character', other: 'characters' };
export const standfirstOptional = 'Standfirst (optional)';
export const thisTextCantBeOpened =
  'This text can’t be opened for writing here. It is shown below and stays as it is; the other fields can be changed.';

export const category = 'Category';
export const selectACategory = 'Select a category';
export const notInTheList = (value: string) => `${value} (not in the list)`;

export const articles = 'Articles';
export const newArticle = 'New Article';

export const sendPushNotification = 'Send push notification';
export const reasonOfTheReturn = 'Reason of the return';
export const liveBlog = 'Live blog';
export const figures = 'Figures';
export const editArticle = 'Edit Article';
export const keepAsDraft = 'Keep as draft';

/** Short texts at the head of the article. */
export const headTexts: Record<HeadTextName, string> = {
  kicker: 'Kicker',
  standfirst: 'Standfirst',
};
export const author = 'Author';
export const featured = 'Featured';
export const premium = 'Premium';
export const focalPoint = 'Focal point';
export const searchTitle = 'Search title';
export const searchDescription = 'Search description';
export const shareTitle = 'Share title';
export const shareText = 'Share text';
export const sharePicture = 'Share picture';

export const theArticleHasNoTitle = 'The article has no title';
export const titleIsUnderCharacters = (limit: number) => `Title is under ${limit} characters`;
export const titleIsOverCharacters = (limit: number) => `Title is over ${limit} characters`;
export const categoryIsChosen = 'Category is chosen';
export const noCategoryIsChosen = 'No category is chosen';
export const noPictureReadersSeePlaceholder = 'No picture: readers see placeholder art';
export const everyPictureHasAltText = 'Every picture has alt text';
export const aPictureHasNoAlt = 'A picture has no alt text';
export const thereIsNoTextYet = 'There is no text yet';
export const firstParagraphIsUnderCharacters = (limit: number) =>
  `First paragraph is under ${limit} characters`;
export const firstParagraphIsOverCharacters = (limit: number) =>
  `First paragraph is over ${limit} characters`;
export const anImageBlock = 'An image block has no picture';
export const videoBlockHasNoId = 'Video block has no ID and will not show';

export const emptySubheading = 'Empty subheading';
export const noPicture = 'No picture';
export const altTextMissing = 'Alt text missing';
export const outline = 'Outline';
export const untitled = 'Untitled';
export const subheadingsAndPicturesAreListed = 'Subheadings and pictures are listed here.';

export const leadPicture = 'Lead picture';
export const focalPointWith = (x: number, y: number) => `focal point ${x}, ${y}`;
export const leadPictureInside = 'lead picture';
export const address = 'Address';
export const article = '/article/';
export const beforeYouSave = 'Before you save';
export const words = { one: 'word', other: 'words' };
export const minRead = (minutes: string) => ` · ${minutes} min read`;
export const theFirstFeaturedArticleLeads = 'The first featured article leads the homepage.';
export const onlySubscribersReadBeyond = 'Only subscribers read beyond the beginning.';
export const articleSettings = 'Article settings';

export const noAltText = 'No alt text';
export const noId = 'No ID';
export const aBlockOfTheType = (type: string) => `A block of the type “${type}”`;
export const thatOfThePicture = 'That of the picture';
export const yes = 'Yes';
export const no = 'No';
export const fromTheLeft = (x: number, y: number) => `${x} % from the left, ${y} % from the top`;
export const bylines = 'Bylines';
export const tags = 'Tags';

export const write = 'Write';
export const settings = 'Settings';
export const preview = 'Preview';
export const view = 'View';
export const undo = 'Undo';
export const redo = 'Redo';
export const keys = 'Keys';

export const page = 'Page';
export const card = 'Card';
export const searchResult = 'Search result';
export const sharedLink = 'Shared link';
export const desktop = 'Desktop';
export const phone = 'Phone';
export const asHere = 'As here';
export const light = 'Light';
export const dark = 'Dark';
export const previewAs = 'Preview as';
export const width = 'Width';
export const theme = 'Theme';

export const savedSAgo = (seconds: number) => `saved ${seconds} s ago`;
export const savedMinAgo = (minutes: number) => `saved ${minutes} min ago`;
export const saving = 'Saving…';
export const offline = 'Offline';
export const savingWaits = 'Saving waits';
export const onThisDevice = 'On this device only';
export const changedElsewhere = 'Changed elsewhere';
export const youAreOfflineYourWords = (countWaiting: number) =>
  `You are offline. Your words are saved on this device only; ${counted(countWaiting, { one: 'change is', other: 'changes are' })} not on the server yet. They are sent when the connection is back. Publishing waits until then.`;
export const theDatabaseIsAwayYourWords = (countWaiting: number) =>
  `The site cannot reach its database at the moment. Your words are saved on this device; ${counted(countWaiting, { one: 'change is', other: 'changes are' })} not on the server yet. Saving goes on by itself as soon as the database answers. Publishing waits until then.`;
export const nothingWasChanged = 'Nothing was changed.';
export const theLastSaveFailed = 'the last save failed.';
export const yourWordsAreSaved = (detail: string) =>
  `Your words are saved on this device only: ${detail}`;
export const somebodyElseChanged =
  'Somebody else changed the same words. Yours are saved on this device; choose between the two versions.';
export const seeBothVersions = 'See both versions';
export const understood = 'Understood';
export const tryNow = 'Try now';

export const searchAndShare = 'Search and share';
export const addressOfAPicture = 'Address of a picture; the lead picture by default.';
export const uploadSharePicture = 'Upload share picture';
export const sharePictureFromLibrary = 'Share picture from library';

export const pushNotificationSent = 'Push Notification Sent!';
export const notificationNotSent = 'Notification Not Sent';
export const theArticleIsSaved = (detail: string) => `The article is saved. ${detail}`;
export const success = 'Success';
export const viewThePage = 'View the page';
export const pushNotificationSentSimulation = 'Push Notification Sent! (Simulation)';

export const authors = 'Authors';
export const anotherAuthorOrTheName = 'Another author, or the name of a guest.';
export const enterForSeveral = 'Enter for several.';
export const addAsAGuest = (name: string) => `Add “${name}” as a guest`;

export const makeTheTag = (name: string) => `Make the tag “${name}”`;
export const madeFromTheTitle = 'Made from the title. Old addresses redirect here.';
export const oldAddressesRedirect = 'Old addresses redirect here.';
export const deletedTag = 'Deleted tag';
export const guest = (name: string) => `${name} (guest)`;
