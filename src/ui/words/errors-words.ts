/** Words of the pages of errors and missing addresses. */

export const somethingWentWrong = 'Something went wrong on our side.';
export const aPartOfTheSite = 'A part of the site could not be loaded. The connection may be gone.';
export const tryThePageAgain = 'Try the page again, or go back to the homepage.';
export const tryAgain = 'Try again';
export const goBackToHomepage = 'Go Back to Homepage';

export const pageNotFound = 'Page Not Found';
export const oopsThePage =
  "Oops! The page you are looking for doesn't exist. It might have been moved or deleted.";
export const articleWithdrawn = 'Article Withdrawn';
export const thisArticleWasPublished = 'This article was published here, and has been withdrawn.';
export const searchTerm = 'Search term';
export const searchForNewsTopicsEtc = 'Search for news, topics, etc.';
export const search = 'Search';
export const latestNews = 'Latest News';

/** In the page of the browser edition, before its script runs. */
export const needsScript =
  'This edition of Daybreak runs inside your browser and needs JavaScript. Please allow it for this address and reload.';
export const unexpectedApplicationError = 'Unexpected Application Error';
