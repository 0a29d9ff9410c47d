import { pluralOf } from '#core/locale/plural.ts';

/** Words of the commands of an article, its notes, versions and preview links. */

export const anybodyWhoMayJudge = 'Anybody who may judge it';
export const hereNow = 'here now';
export const askOnePerson = 'Ask one person for a review';
export const inThisEditionOnePerson =
  'In this edition one person works in one browser: there is nobody else to ask.';
export const close = 'Close';
export const namesCouldNotBeLoaded = (detail: string) =>
  `Names could not be loaded; you can still ask anybody. ${detail}`;
export const who = 'Who';
export const theyGetALetter = 'They get a letter, and see it on their dashboard.';
export const theySeeItOnDashboard = 'They see it on their dashboard.';
export const neededByOptional = 'Needed by (optional)';
export const askOnePersonForAReview = 'Ask one person for a review…';
export const untitled = 'Untitled';

export const youCanRestoreItsWords =
  'you can restore its words under Discarded in Articles as long as they are among the ten versions that this edition keeps.';
export const youCanRestoreItsWordsFor30 =
  'you can restore its words for 30 days under Discarded in Articles.';
export const allChangesSincePublication =
  'All changes since publication are discarded, also those of others. Readers keep what is published. The discarded words stay among the versions.';
export const articleAndAllAboutItDeleted = (back: string) =>
  `The article is deleted with its notes, its live blog, its published versions and its redirect; ${back}`;
export const articleDeleted = (back: string) => `The article is deleted; ${back}`;
export const discardTheDraft = 'Discard the draft?';
export const keepIt = 'Keep it';

export const pleaseEnterAPath =
  'Please enter a path of this site, such as /article/rain, or a web address.';
export const changesAreScheduledTheCorrection =
  'Changes are scheduled: the correction publishes them now, and the schedule is removed.';
export const allChangesHereArePublished = 'All changes here are published with it.';
export const correct = 'Correct';
export const correction = 'Correction';
export const readersSeeThisSentence =
  'Readers see this sentence with its date under the article, and browsers that were sent a notification of it get it too. For spelling and style there is Small mend.';
export const sayWhatWasWrong = 'Say what was wrong and what is right.';
export const publishTheCorrection = 'Publish the correction';
export const withholdTheVersionBefore = 'Withhold the version before it';
export const readersCantCompare = 'Readers can’t compare it; they get this sentence as the reason.';
export const withdrawTheArticle = 'Withdraw the article?';
export const readersFeedsAndSearchLose = (about: string) =>
  `Readers, feeds and search lose "${about}" at once; its address says that it was withdrawn, and browsers that were sent a notification of it are told. Its text stays here and can be published again.`;
export const withdraw = 'Withdraw';

export const publishesAtOnceBefore = 'Publishes at once, before the embargo ends.';
export const publishesAtOnce = 'Publishes at once, not at its hour.';
export const publishesAgainWhatWasWithdrawn = 'Publishes again what was withdrawn.';
export const writesAndPublishesForReaders = 'Writes and publishes, for readers at once.';
export const updatesItForReaders = 'updates it for readers';
export const publishesNow = 'publishes now';
export const itIsScheduledForReaders = (hour: string) =>
  `It is scheduled for ${hour}. Readers would have it at once instead.`;
export const itWasWithdrawnReaders = 'It was withdrawn. Readers would have it again at once.';
export const itIsUnderEmbargoUntil = (hour: string) =>
  `It is under embargo until ${hour}. Publishing ends the embargo.`;
export const publishNowQuestion = 'Publish now?';
export const publishAgain = 'Publish again';
export const publishNow = 'Publish now';
export const keepTheHour = 'Keep the hour';

export const pleaseGiveADay = 'Please give a day and an hour.';
export const theEndMustComeAfter = 'The end must come after the publication.';
export const articleScheduledWith = (hour: string) => `Article scheduled for ${hour}.`;
export const underEmbargoUntilOnlyOwners = (hour: string) =>
  `Under embargo until ${hour}: only owners bring it forward or lift it.`;
export const embargo = 'Embargo';
export const nobodyBelowOwnerCanBring =
  'Nobody below owner can bring it forward. Readers, feeds, search and push get nothing until then.';
export const ends = 'Ends';
export const atTheEnd = 'At the end it is withdrawn; its address says so.';
export const lastDay = 'Last day';
export const lastHour = 'Last hour';

export const moreWaysToSave = 'More ways to save';

export const addressLeadsToOptional = 'Address leads to (optional)';
export const wordsOfAnArticle =
  'Words of an article, a path of this site, or a web address; in place of the notice.';
export const success = 'Success';
export const theAddressNoLongerRedirects = 'The address no longer redirects.';
export const theAddressLeadsThereNow = 'The address leads there now.';
export const whereTheOldAddressLeads = 'Where the old address leads';
export const readersWhoOpenAnAddress =
  'Readers who open an address of this withdrawn article are led there; without an address they are told that it was withdrawn.';
export const save = 'Save';
export const redirectNotLoaded = (detail: string) => `The redirect could not be loaded. ${detail}`;
export const whereTheOldAddressLeadsDots = 'Where the old address leads…';

export const draftRestored = 'Draft restored';
export const nothingWasRestored = 'Nothing was restored';
export const theArticleHasAnotherDraft =
  'The article has another draft. The discarded words are among its versions.';
export const discardedDrafts = 'Discarded drafts';
export const ofTheLast30Days =
  'Of the last 30 days, as long as they are among the ten versions that this edition keeps.';
export const ofTheLast30DaysTheNewest =
  'Of the last 30 days, the newest twenty. What you restore becomes your draft; readers don’t see it.';
export const noDraftWasDiscarded = 'No draft was discarded.';
export const withoutATitle = 'Without a title';
export const restoreNamed = (title: string) => `Restore: ${title}`;
export const restore = 'Restore';
export const discarded = 'Discarded';

export const site = 'Site';
export const you = 'You';
export const clocksGoForwardAndSkip = 'Clocks go forward and skip this time: the next one counts.';
export const clocksGoBackAndShow = 'Clocks go back and show this time twice: the first one counts.';
export const otherArticlesGo = { one: 'other article goes', other: 'other articles go' };
export const outThen = (number: string, titles: string) => `${number} out then: ${titles}.`;
export const pleaseChooseATime = 'Please choose a time in the future.';
export const schedule = 'Schedule';
export const scheduleFor = (day: string, clock: string) => `Schedule for ${day}, ${clock}`;
export const day = 'Day';
export const hour = 'Hour';
export const theTimeAbove = 'The time above is of';
export const theSite = 'the site';
export const myOwnZone = 'my own zone';
export const inThisEditionItGoes =
  'In this edition it goes out while the site is open in this browser, or when it is next opened.';

export const takeOffTheSchedule = 'Take off the schedule';
export const embargoAndEnd = 'Embargo and end in the article';
export const readersGetAtOnce = (title: string) => `Readers get "${title}" at once.`;

export const cancel = 'Cancel';
export const discardUnsavedChanges = 'Discard unsaved changes?';
export const whatYouWrote = 'What you wrote here has not been saved.';
export const discard = 'Discard';
export const keepEditing = 'Keep editing';

export const reason = 'Reason';

export const thePassageIsGone = 'The passage is gone.';
export const showThePassage = (words: string) => `Show the passage ${words}`;
export const toThisNote = 'To this note';
export const answer = 'Answer';
export const reopen = 'Reopen';
export const resolve = 'Resolve';

export const openNotesForms = { one: 'open note', other: 'open notes' };
export const newNote = 'New note';
export const noteOnThisPassage = 'Note on this passage';
export const noteOnTheWholeArticle = 'Note on the whole article';
export const selectWordsInTheText = 'Select words in the text to comment on them.';
export const addNote = 'Add note';
export const onTheWholeArticleInstead = 'On the whole article instead';
export const notes = 'Notes';
export const readersNeverSeeThem = 'Readers never see them.';
export const openNotes = 'Open notes';
export const resolvedNotesForms = { one: 'resolved note', other: 'resolved notes' };
export const resolvedNotes = 'Resolved notes';

export const tookItOver = (names: string) =>
  `${names} took it over. What you wrote is kept; what both of you write is merged.`;
export const saveAndHandOver = 'Save and hand over';
export const notNow = 'Not now';
export const askForIt = 'Ask for it';
export const takeItOver = 'Take it over';

export const theNewestWords = 'The newest words';
export const theArticle = 'The article as it is now';
export const theLinkIsShownOnce = 'The link is shown once. Copy it now.';
export const previewLink = 'Preview link';
export const previewLinkCopiedToClipboard = 'Preview link copied to clipboard.';
export const copyLink = 'Copy link';
export const withoutAName = 'Without a name';
export const commaBy = (name: string) => `, by ${name}`;
export const revokeNamed = (name: string) => `Revoke: ${name}`;
export const revoke = 'Revoke';
export const theLinkNoLongerWorks = 'The link no longer works.';
export const previewLinks = 'Preview links';
export const inThisEditionArticlesLive =
  'In this edition articles live only in this browser, which no link can reach. Use the preview.';
export const peopleWithALinkRead =
  'People with a link read the article without an account, for seven days or until you revoke it.';
export const forLabel = 'For';
export const aNameForThisList =
  'A name for this list, such as the lawyer’s; the page does not show it.';
export const shows = 'Shows';
export const makeLink = 'Make link';
export const thereAreNoPreviewLinks = 'There are no preview links.';
export const previewLinksDots = 'Preview links…';

export const sayWhyItIsWithheld = 'Say why it is withheld.';
export const withheld = (withheld: string) => `Withheld. ${withheld}`;
export const firstPublished = 'First published.';
export const correctedWith = (correction: string) => `Corrected: ${correction}`;
export const changedWithoutANote = 'Changed without a note.';
export const readersHaveItNow = (happened: string) => `${happened} Readers have it now.`;
export const showAgain = 'Show again';
export const withholdDots = 'Withhold…';
export const readersNoLongerSee = 'Readers no longer see this version.';
export const readersCanCompareThisVersion = 'Readers can compare this version again.';
export const publishedVersions = 'Published versions';
export const readersCanCompareThem =
  'Readers can compare them. In this edition the last ten of all articles are kept, and deleted first when the storage is full.';
export const readersCanCompareThemWithhold =
  'Readers can compare them. Withhold one that they must not see; they are told the reason.';
export const theArticleWasNotPublished = 'The article was not published yet.';
export const withholdThisVersion = 'Withhold this version';
export const aSentenceThatReadersSee = 'A sentence that readers see in its place.';
export const withhold = 'Withhold';
export const publishedVersionsDots = 'Published versions…';

export const readersStillHaveTheOther = 'Readers still have the other version';
export const publishItAndReadersGet = 'Publish it, and readers get it at once.';
export const theyGetItOnce = 'They get it once it is published.';
export const whatYouRestoredIsSaved = (whatNext: string) =>
  `What you restored is saved as a draft. ${whatNext}`;
export const understood = 'Understood';
export const notYet = 'Not yet';
export const versions = 'Versions';

export const saved = 'Saved';

export const whatIsWrittenNow = 'What is written now';
export const versionsAreTheSame = 'They are the same.';
export const theSamePartsInAnother = 'The same parts, in another order or number.';
export const different = (differing: string) => `Different: ${differing}.`;
export const theWordsOfAVersion = (detail: string) =>
  `The words of a version could not be loaded. ${detail}`;
export const loading = 'Loading…';
export const compareVersions = 'Compare versions';
export const compareWith = 'Compare with';
export const restoreThisVersion = 'Restore this version';

export const inThisEditionTheLast =
  'In this edition the last ten versions of all articles are kept, and deleted first when the storage is full.';
export const everyVersionThatWasSaved =
  'Every version that was saved, sent, published or withdrawn, and snapshots taken while writing. Kept for a year.';
export const thereAreNoVersionsYet = 'There are no versions yet.';
export const olderVersions = 'Older versions';
export const newestWordsUntil = 'Newest words<by/>, until <until/>';
export const wordsOfUntil = 'As of <at/><by/>, until <until/>';
export const writing = (count: number, names: string) =>
  pluralOf(count, { one: `${names} is writing`, other: `${names} are writing` });
export const reading = (count: number, names: string) =>
  pluralOf(count, { one: `${names} is reading`, other: `${names} are reading` });
export const isWritingIt = (name: string) => `${name} is writing it`;
export const isReadingIt = (name: string) => `${name} is reading it`;
export const asksForThisArticle = (count: number, names: string) =>
  pluralOf(count, {
    one: `${names} asks for this article.`,
    other: `${names} ask for this article.`,
  });
export const writingThisArticle = (count: number, names: string) =>
  `${writing(count, names)} this article. You can write beside each other: nothing is lost.`;
export const askedFor = (count: number, names: string) =>
  pluralOf(count, { one: `${names} was asked for it.`, other: `${names} were asked for it.` });
export const youTookItOver = (count: number, names: string) =>
  pluralOf(count, {
    one: `You took it over. ${names} was told.`,
    other: `You took it over. ${names} were told.`,
  });
export const away = 'away';
