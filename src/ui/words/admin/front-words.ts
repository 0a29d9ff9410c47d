import type { FrontBlock } from '#core/front/front-plan.ts';

/** Words of the section *Front*, in which editors arrange the homepage and the fronts of sections. */

export const front = 'Front';
export const success = 'Success';
export const frontLaunched = 'Readers have this front from now on.';
export const theFront = 'The front';
export const frontOf = 'Arrange the front of';
export const homepage = 'Homepage';
export const frontNotLoaded = (detail: string) => `The front could not be loaded. ${detail}`;
export const tryAgain = 'Try again';

export const blockNames: Readonly<Record<FrontBlock, string>> = {
  lead: 'Lead',
  related: 'Lines under the lead',
  sides: 'Side stories',
  latest: 'Latest News',
  business: 'Business',
  tech: 'Technology',
  section: 'Stories',
};
const places: Readonly<Record<FrontBlock, (at: string) => string>> = {
  lead: () => 'Lead',
  related: (at) => `Line ${at} under the lead`,
  sides: (at) => `Side story ${at}`,
  latest: (at) => `Latest News ${at}`,
  business: (at) => `Business ${at}`,
  tech: (at) => `Technology ${at}`,
  section: (at) => `Story ${at}`,
};
export const placeName = (block: FrontBlock, at: string) => places[block](at);

export const pinned = 'Pinned';
export const pinnedUntil = (time: string) => `Pinned until ${time}, then it fills itself`;
export const reasons = {
  featured: 'Featured last',
  newest: 'Newest not on the page',
  'newest-in-section': 'Newest in its section',
  'section-of-lead': 'Newest in the lead’s section',
  again: 'Repeated: nothing else is left',
} as const;
export const emptyPlace = 'Nothing is left for this place.';
export const was = (title: string) => `Was: ${title}`;
export const wasEmpty = 'Was empty';

export const nothingPinned = 'Nothing is pinned. The front fills itself, newest first.';
export const placesArePinned = { one: 'place is pinned.', other: 'places are pinned.' };
export const changesForms = { one: 'change', other: 'changes' };
export const launchChanges = (changes: string) => `Launch ${changes}`;
export const launch = 'Launch';
export const launching = 'Launching…';
export const ctrlEnter = 'Ctrl+Enter';
export const asOf = 'As of';
export const now = 'Now';
export const asItWillBe = 'As it will be then: choose Now to go on with the draft.';
export const comingChanges = {
  article: (hour: string, title: string) => `${hour}: “${title}” goes out`,
  'end-of-pin': (hour: string, title: string) => `${hour}: the pin of “${title}” ends`,
  lapse: (hour: string, title: string) => `${hour}: “${title}” is no longer featured`,
  launch: (hour: string, _title: string) => `${hour}: a scheduled launch`,
} as const;
export const launchAt = 'Launch at…';
export const launchScheduled = 'Front scheduled';
export const theDraftLaunchesAt = (hour: string) => `It is launched on ${hour}.`;
export const scheduledLaunches = 'Scheduled launches';
export const launchesAt = (hour: string, by: string) =>
  by ? `Launches on ${hour}, scheduled by ${by}` : `Launches on ${hour}`;
export const cancelLaunch = 'Cancel the launch';
export const cancelLaunchNamed = (hour: string) => `Cancel the launch of ${hour}`;
export const launchCancelled = 'Launch cancelled';
export const readersKeepTheFront = 'Readers keep the front that they have.';
export const showInDraft = 'Show in the draft';
export const showInDraftNamed = (hour: string) => `Show in the draft: the front of ${hour}`;
export const draftOnly = 'Draft: readers don’t have it yet.';
export const asReadersHaveIt = 'This is what readers have.';
export const discardTheDraft = 'Discard the draft';
export const shown = 'Shown front';
export const draft = 'Draft';
export const live = 'Live';

export const headlineOnTheFrontAlone = 'Headline on the front alone';
export const secondHeadline = 'Second headline, to test';
export const secondHeadlineHint =
  'Each reader is shown one of the two, at random. The test ends by itself: with the better one when that is 99% sure, or with the first one after three days.';
export const firstHeadline = 'First';
export const secondHeadlineShort = 'Second';
export const followedOf = (followed: string, shown: string) =>
  `${followed} of ${shown} followed it`;
export const better = 'Better';
export const notKnownYet = 'Not known yet';
export const betterWith = (name: string, sure: string) => `${name}, ${sure} sure`;
export const testedBeside = (headline: string) => `Tested beside: ${headline}`;
export const testsNeedAServer =
  'Testing a second headline needs the server edition, which counts readers.';
export const theArticlesOwn = (title: string) => `The article’s own: ${title}`;
export const pinDoesNotStand = (title: string) =>
  `“${title}” is pinned here, but its hour is past, or readers don’t have it: the place fills itself.`;
export const discardTheDraftQuestion = 'Discard the draft?';
export const pin = 'Pin';
export const unpin = 'Unpin';
export const takeOff = 'Take off';
export const moveUp = 'Move up';
export const moveDown = 'Move down';
export const giveAnEnd = 'Give the pin an end';
export const withoutAnEnd = 'Without an end';
export const pinnedUntilDay = 'Pinned until';
export const hour = 'Hour';
export const endIsPast = 'This hour is past: the place fills itself.';
export const offTheFront = 'Off the front';
export const putBack = 'Put back';
export const putBackNamed = (title: string) => `Put back “${title}”`;

export const stories = 'Stories';
export const searchStories = 'Search stories';
export const newestStories = 'The newest stories. Choose one for the place above.';
export const noStoriesYet = 'No story is published yet.';
export const noStories = (term: string) => `No story has “${term}” in it.`;
export const storiesNotLoaded = (detail: string) => `The stories could not be loaded. ${detail}`;
export const putHere = 'Put here';
export const putNamedHere = (title: string, place: string) => `Put “${title}” in ${place}`;
export const inPlace = (place: string) => `in ${place}`;

export const keysOfPlaces =
  '↑ ↓ choose a place, Alt ↑ ↓ move its article, P pins, E gives the pin an end, Delete takes off, H writes a headline, W says why, / searches.';
export const spokenPlace = (title: string, place: string) => `“${title}”, ${place}`;
export const spokenPinned = (title: string) => `“${title}” pinned`;
export const spokenUnpinned = (title: string) => `“${title}” unpinned`;
export const spokenOff = (title: string) => `“${title}” taken off`;

export const spokenReason = (title: string, reason: string) => `“${title}”: ${reason}`;
export const withTheLaunch = 'With the launch';
export const notifyReaders = 'Notify readers of the lead';
export const asBreakingLine = 'Lead as breaking line';
export const notifyReadersOfFirst = 'Notify readers of the first story';
export const firstAsBreakingLine = 'First story as breaking line';
export const breakingLineIsSet = 'The line is on every page.';
export const readersAreNotified = (title: string) => `Readers are notified of “${title}”.`;

export const formerFronts = 'Former fronts';
export const formerFrontsAbout =
  'The last twenty fronts that were replaced. One that is brought back fills the draft, and readers get it once it is launched.';
export const noFormerFronts = 'No front was replaced yet.';
export const pinsForms = { one: 'pin', other: 'pins' };
