/** Words of articles saved for later. */

export const save = 'Save';
export const saved = 'Saved';
export const removeIt = 'remove from saved articles';
export const savedArticles = 'Saved articles';
export const savedTitle = (siteName: string) => `Saved articles - ${siteName}`;
export const yourSavedArticles = (siteName: string) =>
  `Articles of ${siteName} that you have saved.`;

export const articleSaved = 'Saved for later';
export const itIsInYourAccount = 'It is in your account, on every device.';
export const itIsOnThisDevice = 'It is kept on this device.';
export const seeSavedArticles = 'See saved articles';
export const articleRemoved = 'Removed';
export const itIsNoLongerSaved = 'It is no longer among your saved articles.';
export const notSaved = 'Not Saved';
export const notRemoved = 'Not Removed';
export const thisBrowserKeepsNothing =
  'This browser does not let the site keep anything. Its storage may be blocked or full.';
export const theDeviceIsFull = (most: string) =>
  `This device already has ${most} saved articles, the most that it keeps. Please remove some first.`;

export const articles = { one: 'article', other: 'articles' };
export const savedAgo = 'Saved · <time/>';
export const takeOff = (title: string) => `Remove: ${title}`;
export const anArticleThatIsGone = 'an article that is no longer published';
export const thisArticleIsGone = 'This article is no longer published.';
export const pagesOfSaved = 'Pages of saved articles';

export const nothingSavedYet = 'Nothing saved yet';
export const articlesHaveAButton = 'Each article has a Save button at its end.';
export const keptOnThisDevice =
  'Saved articles are kept on this device, in this browser. Nobody else sees them.';
export const logInToHaveThem = 'With an account you have them on every device.';
export const logIn = 'Log in';
export const onThisDevice = 'On this device';
export const theseWereSaved = 'These articles were saved in this browser without an account.';
export const moveToMyAccount = 'Move to my account';
export const movedToYourAccount = 'Moved to Your Account';
export const theyAreInYourAccount = {
  one: 'article is in your account now.',
  other: 'articles are in your account now.',
};
export const theOthersStay =
  'The others stay on this device: they are not published now, or your account has no room for them.';
export const savingNeedsJavaScript =
  'Without an account, articles are saved by JavaScript, which is off in this browser.';
