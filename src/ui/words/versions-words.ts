import type { HeadTextName } from '#core/article/head-texts.ts';

/** Words of the published versions of an article and corrections. */

export const howWeCorrect = 'How we correct';
export const anErrorOfFact =
  'An error of fact is corrected in the article, with a note under it that says what was wrong. The note stays.';
export const spellingAndStyleAreCorrected = 'Spelling and style are corrected without a note.';
export const tellUsAboutAnError = 'Tell us about an error';
export const corrections = 'Corrections';
export const nothingWasCorrectedYet = 'Nothing was corrected yet.';
export const correctionsTitle = (siteName: string) => `Corrections - ${siteName}`;
export const errorsOfFact = (siteName: string) =>
  `Errors of fact in ${siteName}, and how they were corrected.`;

export const paragraph = (paragraphs: number) => `Paragraph ${paragraphs}`;
/** Short texts at the head, where versions are compared. */
export const headTexts: Record<HeadTextName, string> = {
  kicker: 'Line above the headline',
  standfirst: 'Standfirst',
};
export const by = 'By';
export const headline = 'Headline';

export const before = 'Before';
export const after = 'After';
export const notThere = 'Not there.';
export const removedSentence = 'Removed.';
export const theWords = 'The words are the same; a link, a picture or the like is not.';
export const partsAre = { one: 'part is the same', other: 'parts are the same' };
export const noWordsDifferBetween = 'No words differ between these versions.';
export const partsDiffer = { one: 'part differs', other: 'parts differ' };
export const differences = 'Differences';
export const beforeWith = (before: string) => `Before: ${before}`;
export const afterWith = (after: string) => `After: ${after}`;

export const timeUnknown = 'Time unknown';
export const firstPublished = 'first published';
export const changedWithoutANote = 'changed without a note';
export const compare = 'Compare';
export const withheld = 'Withheld.';
export const corrected = 'Corrected:';
export const firstPublishedSentence = 'First published.';
export const changedWithoutANoteSentence = 'Changed without a note.';
export const allPublishedVersions = 'All published versions';
export const notShown = 'Not shown';
export const readItVersion = (time: string) => `Read it: version of ${time}`;
export const readIt = 'Read it';
export const whatChangedWith = (time: string) => `What changed on ${time}`;
export const whatChanged = 'What changed';
export const theseVersionsCantBeCompared =
  'These versions can’t be compared: one of them is withheld, or there is none before it.';
export const theArticleHasTheWords = 'The article has the words that it was published with.';
export const backToTheArticle = 'Back to the article';
export const thisIsAPremiumArticle =
  'This is a Premium article. Its beginning is shown here; Premium readers get all of it.';
export const thatVersionIsNotShown = 'That version is not shown: it is withheld, or there is none.';

export const anEarlierVersion = 'An earlier version';
export const thePublishedVersions = (title: string) =>
  `The published versions of “${title}”, and what differs between them.`;
export const howWordsAreMarked =
  '<del>Removed</del> words are struck, <ins>added</ins> ones underlined.';
export const partsDifferOf = (differing: string, parts: number) =>
  `<b>${differing}</b>, of ${parts}.` as const;
export const anEarlierVersionNamed =
  '<b>An earlier version.</b> <version/>. <newest>Read the newest one</newest> or see <changes>what changed since</changes>.';
export const theNewestVersion = 'The newest version.';
export const correctedInside = 'corrected';
