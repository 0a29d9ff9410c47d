/** Words of an article’s page, live blogs and previews. */

export const advertisement = 'Advertisement';

export const corrected = 'Corrected';
export const whatChanged = 'What changed';
export const articleLinkCopiedToClipboard = 'Article link copied to clipboard.';

export const inThisArticle = 'In this article';

export const thisArticleIsForPremium = 'This article is for Premium readers';
export const switchPremiumOnInProfile =
  'Premium opens every article in full. You can switch it on in your profile.';
export const logInForPremium =
  'Premium opens every article in full. Log in or make an account, then switch it on in your profile.';
export const thisCopyHasOnlyTheBeginning = 'This copy of the site has only its beginning.';
export const goToYourProfile = 'Go to your profile';
export const logIn = 'Log in';
export const makeAnAccount = 'Make an account';
export const latestNews = 'Latest News';
export const backToHome = 'Back to Home';

export const corrections = 'Corrections';
export const seeWhatChanged = 'See what changed';
export const allCorrections = 'All corrections';

export const live = 'Live';
export const updates = { one: 'update', other: 'updates' };
export const summary = 'Summary';

export const keyPoints = 'Key points';
export const noUpdatesYet = 'No updates yet.';
export const pagesOfUpdates = 'Pages of updates';

export const pinned = 'Pinned';
export const linkToThisUpdateWith = (keyPoint: string) => `Link to this update: ${keyPoint}`;
export const linkToThisUpdate = 'Link to this update';

export const topics = 'Topics';

export const preview = 'Preview';
export const previewSentence = 'Preview.';
export const readersMaySeeAnotherVersion = 'Readers may see another version of this article.';
export const thisArticleIsNotPublished = 'This article is not published.';
export const itIsShownAsItIsNow = 'It is shown as it is written now.';
export const itIsShownAsItWasThen = 'It is shown as it was then.';
export const previewLinkEnded = 'Preview Link Ended';
export const thisLinkHasExpired =
  'This link has expired, was revoked, or never existed. Please ask for a new one.';
export const goToTheHomepage = 'Go to the homepage';
export const previewNamed = (title: string) => `Preview: ${title}`;
export const aPreviewOfAnArticle = (siteName: string) => `A preview of an article of ${siteName}.`;
export const allNewsOf = 'All <section/> news';
export const moreFrom = 'More from <section/>';
export const updatedAt = 'Updated <time/>';
export const lastEntry = 'Last entry <time/>';
export const changedAt = 'Changed <time/>';
export const changedBy = '<by/>, changed <time/>';
export const theLinkEnds = 'The link ends on <time/>.';

export const minutesToRead = { one: 'minute to read', other: 'minutes to read' };
export const thisArticleIsOld =
  'This article is more than a year old, of <year/>. What it says may have changed since.';
export const shareThisArticle = 'Share this article';
export const whatsApp = 'WhatsApp';
export const byEmail = 'E-mail';
export const moreOnThisStory = 'More on this story';
