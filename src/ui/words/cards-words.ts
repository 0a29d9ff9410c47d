/** Words of lists and cards of articles. */

export const removed = 'removed:';
export const added = 'added:';

export const premium = 'Premium';

export const undated = 'Undated';

export const noArticlesFound = 'No Articles Found';
export const backToHome = 'Back to Home';

export const noSummaryAvailable = 'No summary available.';

export const moreFromTheSite = 'More from the site';
export const by = 'By <author/>';
export const underEmbargoUntil = (end: string) =>
  `Under embargo until ${end}. Not to be passed on.`;
export const embargoUntil = (end: string) => `Embargo ${end}`;
export const mostRead = 'Most read';
