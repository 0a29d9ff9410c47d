import type { BatchCommand, BatchState } from '../article/batch/batch.ts';
import { countedInOwn, pluralOf } from '../locale/plural.ts';

/** Words of entries of the activity and security logs, of jobs and archives. */

export const changedRole = 'Changed Role';
export const aReader = 'a reader';
export const userIsNow = (name: string, role: string) => `User "${name}" is now ${role}`;
export const gaveTheRole = (role: string) => `gave the role ${role}`;
export const tookTheRoleAway = 'took the role away';

export const aReadersAccountWasDeleted = 'A reader’s account was deleted';
export const userWasDeleted = (name: string) => `User "${name}" was deleted`;
export const deletedAnAccount = 'deleted an account';

export const changedAccount = 'Changed Account';
export const detailsWereChanged = (name: string) => `Details of user "${name}" were changed`;
export const userIsCalled = (before: string, name: string) =>
  `User "${before}" is called "${name}" now`;
export const askedForAnotherAddress = 'asked for another e-mail address';
export const changedAnAddress = 'changed the e-mail address of an account';

export const suspendedUser = 'Suspended User';
export const endedSuspension = 'Ended Suspension';
export const userWasSuspended = (name: string) => `User "${name}" was suspended`;
export const userIsNoLongerSuspended = (name: string) => `User "${name}" is no longer suspended`;
export const suspendedAnAccount = 'suspended an account';
export const endedASuspension = 'ended the suspension of an account';

export const openStories = { one: 'open story', other: 'open stories' };
export const handedOver = 'Handed Over Work';
export const workWasHandedOver = (stories: string, from: string, to: string) =>
  `Handed over from "${from}" to "${to}": ${stories}`;

export const invitedStaff = 'Invited Staff';
export const userWasInvited = (name: string, role: string) =>
  `User "${name}" was invited as ${role}`;
export const invitedAs = (role: string) => `invited as ${role}`;

export const madeALinkThatSets = 'made a link that sets a password';

export const aboutARecord = 'About a record that was deleted since';

export const removalOfDeleted = 'Removal of what was deleted';
export const deletedForGood = 'Deleted for Good';
export const isGone = (label: string) => `"${label}" was deleted for good`;
export const aMessageIsGone = 'A message was deleted for good';

export const anotherRecord = (field: string) => `Another record has its “${field}”.`;

export const articleHasADraft = (digits: string) =>
  `${digits} article has a draft here, which stays on the desk as it is.`;
export const articlesHaveDrafts = (digits: string) =>
  `${digits} articles have drafts here, which stay on the desk as they are.`;
export const articleThatWasWithdrawn = (digits: string) =>
  `${digits} article that was withdrawn here is published again.`;
export const articlesThatWereWithdrawn = (digits: string) =>
  `${digits} articles that were withdrawn here are published again.`;
export const scheduledDraftComes = (digits: string) =>
  `${digits} scheduled draft comes in as ready, without its schedule: the article is published here, or the instant is missing.`;
export const scheduledDraftsCome = (digits: string) =>
  `${digits} scheduled drafts come in as ready, without their schedules: the articles are published here, or the instants are missing.`;
export const scheduledDraftIsPublished = (digits: string) =>
  `${digits} scheduled draft is published at once: its instant is past.`;
export const scheduledDraftsArePublished = (digits: string) =>
  `${digits} scheduled drafts are published at once: their instants are past.`;

export const exportedAllContent = 'exported all content';

export const records = { one: 'record', other: 'records' };
export const uploaded = (added: number) =>
  `, ${countedInOwn(added, { one: 'file', other: 'files' })} uploaded`;
export const importedArchive = 'Imported Archive';
export const archiveOfWasImportedAdded = (dayInUtc: string, records: string, files: string) =>
  `Archive of ${dayInUtc} was imported: ${records} added or replaced${files}`;
export const importedAnArchive = (records: string) => `imported an archive, ${records}`;

export const noId = '(no id)';

export const untitled = 'Untitled';

export const itsEndWasReached = 'Its end was reached.';
export const endOfAPublication = 'End of a publication';

export const thePersonWhoScheduled = 'The person who scheduled it may not publish it any more.';
export const publication = 'Publication';

export const resumedLiveBlog = 'Resumed Live Blog';
export const startedLiveBlog = 'Started Live Blog';
export const articleIsALiveBlog = (title: string) => `Article "${title}" is a live blog`;
export const endedLiveBlog = 'Ended Live Blog';
export const theLiveBlogOfEnded = (title: string) => `The live blog of "${title}" ended`;

export const removedLiveEntry = 'Removed Live Entry';
export const entryOfWasRemoved = (keyPoint: string, title: string) =>
  `Entry "${keyPoint}" of "${title}" was removed`;
export const restoredLiveEntry = 'Restored Live Entry';
export const entryOfWasRestored = (keyPoint: string, title: string) =>
  `Entry "${keyPoint}" of "${title}" was restored`;
export const changedLiveEntry = 'Changed Live Entry';
export const postedLiveEntry = 'Posted Live Entry';
export const changed = 'changed';
export const posted = 'posted';
export const entryPostedOrChanged = (keyPoint: string, title: string, which: string) =>
  `Entry "${keyPoint}" of "${title}" was ${which}`;

export const aNoteWasWritten = (title: string) => `A note was written to "${title}"`;
export const wroteNote = 'Wrote Note';
export const aNoteToWasAnswered = (title: string) => `A note to "${title}" was answered`;
export const answeredNote = 'Answered Note';
export const resolvedNote = 'Resolved Note';
export const aNoteToWasResolved = (title: string) => `A note to "${title}" was resolved`;
export const reopenedNote = 'Reopened Note';
export const aNoteToWasReopened = (title: string) => `A note to "${title}" was reopened`;

export const revokedPreviewLink = 'Revoked Preview Link';
export const previewLinkRevoked = (title: string) => `A preview link of "${title}" was revoked`;
export const madePreviewLink = 'Made Preview Link';
export const forLabel = (label: string) => ` for ${label}`;
export const previewLinkMade = (title: string, forWhom: string) =>
  `Article "${title}" can be read by a preview link${forWhom}`;

export const withheldVersion = 'Withheld Version';
export const versionWithheld = (title: string, reason: string) =>
  `A published version of "${title}" is withheld from readers: ${reason}`;
export const showedVersion = 'Showed Version';
export const versionShownAgain = (title: string) =>
  `A withheld version of "${title}" is shown to readers again`;

export const updatedArticle = 'Updated Article';
export const theAddress = (title: string, leadsTo: string) =>
  `The address of "${title}", which was withdrawn, leads to ${leadsTo}`;
export const theAddressOfWhichWasWithdrawn = (title: string) =>
  `The address of "${title}", which was withdrawn, leads nowhere`;

export const articles = { one: 'article', other: 'articles' };
export const andKeptTheNameAlone = (articles: string) => `and ${articles} kept the name alone`;
export const articlesMoved = (articles: string, from: string, to: string) =>
  `and ${articles} moved from "${from}" to "${to}"`;

export const backOffice = 'Back office';

export const setBreakingLine = 'Set Breaking Line';
export const theLineWasSet = (text: string) => `The line "${text}" was set on every page`;
export const removedBreakingLine = 'Removed Breaking Line';
export const theLineWasRemoved = (text: string) => `The line "${text}" was removed`;

export const endOfABreakingLine = 'End of a breaking line';

export const orderedCategories = 'Ordered Categories';
export const theCategoriesWerePut = 'The categories were put in another order';

export const replacedImage = 'Replaced Image';
export const imageWasReplaced = (replaced: string, replacement: string, records: string) =>
  `Image "${replaced}" was replaced by "${replacement}" in ${records}`;

export const letter = 'Letter';
export const headlineTestEnded = 'Ended a headline test';
export const aHeadlineWon = (winner: string, other: string, sure: number) =>
  `Readers followed “${winner}” more than “${other}”: ${sure}% sure.`;
export const noHeadlineWon = (first: string, second: string) =>
  `Too little was between “${first}” and “${second}”: the first one stays.`;
export const tellingHub = 'Notice to the WebSub hub';
export const tellingSearchEngines = 'Notice to search engines';
export const hostAnswered = (host: string, status: number) => `${host} answered with ${status}.`;
export const theHubsAddressIsWrong = 'The address of the hub is not a web address.';
export const theSiteHasNoMail = 'The site has no mail server.';

export const restoredMessage = 'Restored Message';
export const aMessageWasRestored = 'A message was restored';
export const deletedMessage = 'Deleted Message';
export const aMessageWasDeleted = 'A message was deleted';
export const updatedMessage = 'Updated Message';
export const notedMessage = 'Noted on Message';
export const messageWasNoted = (subject: string) => `A note was added to message "${subject}"`;
export const answeredMessage = 'Answered Message';
export const messageWasAnswered = (subject: string) =>
  `Message "${subject}" was answered by e-mail`;
export const messageWasMarked = (subject: string, status: string) =>
  `Message "${subject}" was marked as ${status}`;

export const aSubscriberWasTakenOff = 'A subscriber was taken off the list';

export const sentPushNotification = 'Sent Push Notification';
export const notification = (title: string) => `Notification "${title}"`;
export const notificationSent = (name: string) => `${name} was sent`;
export const sentToBrowsers = (browsers: string) => `was sent to ${browsers}`;

export const notificationNamed = (title: string, reachedInWords: string) =>
  `Notification "${title}" ${reachedInWords}`;
export const pushNotification = 'Push notification';

export const correction = (title: string) => `Correction: ${title}`;
export const anArticleWasWithdrawn = 'An article was withdrawn';
export const weSentYouANotification =
  'We sent you a notification of an article that we have withdrawn.';

export const view = (name: string, predicate: string) => `View "${name}" ${predicate}`;
export const savedView = 'Saved View';
export const wasSaved = 'was saved';
export const renamedView = 'Renamed View';
export const wasNamedBefore = (name: string) => `was named "${name}" before`;
export const deletedView = 'Deleted View';
export const wasDeleted = 'was deleted';

export const addedPasskey = 'Added Passkey';
export const userAddedAPasskey = (name: string) => `User "${name}" added a passkey`;
export const addedThePasskey = (name: string) => `added the passkey “${name}”`;

export const renamedPasskey = 'Renamed Passkey';
export const userRenamedAPasskey = (name: string) => `User "${name}" renamed a passkey`;
export const removedPasskey = 'Removed Passkey';
export const userRemovedAPasskey = (name: string) => `User "${name}" removed a passkey`;
export const removedAPasskey = 'removed a passkey';

export const didNotHaveTheSecond = 'did not have the second factor';

export const madeRecoveryCodes = 'Made Recovery Codes';
export const userMadeNewRecoveryCodes = (name: string) => `User "${name}" made new recovery codes`;
export const madeNewRecoveryCodes = 'made new recovery codes';

export const resetSecondFactor = 'Reset Second Factor';
export const theSecondFactorOfUser = (name: string) =>
  `The second factor of user "${name}" was removed`;
export const tookAwayTheSecondFactor = 'took away the second factor of';

export const aSecondFactorIsRequired = 'a second factor is required of nobody';
export const theSharedPasswordIsOn = 'the shared password is on';
export const theSharedPasswordIsOff = 'the shared password is off';
export const changedAccess = 'Changed Access';
export const accessIsNow = (policy: string) => `Now ${policy}`;

export const addedAuthenticatorApp = 'Added Authenticator App';
export const userSetUpAnAuthenticator = (name: string) =>
  `User "${name}" set up an authenticator app`;
export const setUpAnAuthenticatorApp = 'set up an authenticator app';
export const removedAuthenticatorApp = 'Removed Authenticator App';
export const userRemovedTheirAuthenticatorApp = (name: string) =>
  `User "${name}" removed their authenticator app`;
export const removedAnAuthenticatorApp = 'removed an authenticator app';

export const updatedSettings = 'Updated Settings';
export const endOfPins = 'End of pins on a front';
export const launchOfAFront = 'Launch of a front';
export const thePersonWhoScheduledTheFront =
  'The person who scheduled the front may not launch it any more.';
export const theSectionIsGone = 'The section was deleted.';
const ofSection = (section: string | undefined) => (section ? ` of ${section}` : '');
export const scheduledFront = 'Scheduled Front';
export const aFrontWasScheduled = (at: string, section?: string) =>
  `A front${ofSection(section)} was scheduled for ${at}`;
export const unscheduledFront = 'Cancelled Front';
export const aFrontWasUnscheduled = (at: string, section?: string) =>
  `The front${ofSection(section)} scheduled for ${at} was cancelled`;
export const launchedFront = 'Launched Front';
export const theFrontWasLaunched = (pins: number, section?: string) =>
  `The front${ofSection(section)} was launched: ${countedInOwn(pins, { one: 'article', other: 'articles' })} pinned`;
export const publishedLook = 'Published Look';
export const theLookWasPublished = 'The look of the site was published';
export const theSiteSettingsWereUpdated = 'The site settings were updated';

export const andLost = (articles: string) => `and ${articles} lost it`;

export const loggedInByAPasskey = 'logged in by a passkey';
export const loggedInWithACode = 'logged in with a code of the app';
export const loggedInWithARecovery = 'logged in with a recovery code';
export const loggedIn = 'logged in';
export const loggedOut = 'logged out';
export const gaveThePasswordTheSecond = 'gave the password; the second factor is owed';
export const endedOneOfTheirSessions = 'ended one of their sessions';
export const triedTooOften = 'tried too often from one address';
export const guessedTooOften = 'guessed too often, and was not heard';

export const causedMore = 'caused more of these than are told apart';
export const aSecondFactorIsRequiredOf = (roles: string) =>
  `a second factor is required of: ${roles}`;
export const changedTheLogInRules = (policy: string) => `changed the log-in rules: ${policy}`;
export const somebodyWithTheSharedPassword = 'Somebody with the shared password';

export const andPublished = 'and published';
export const andWithdrawn = 'and withdrawn';

export const endOfFeatured = 'End of a featured story';
export const featuredLapsed = 'Ended Featured';
export const isNoLongerFeatured = (title: string) =>
  `"${title}" is no longer featured: its time was over`;

export const changeOfMany = 'Change of many articles';
export const changedMany = 'Changed Many Articles';
export const tookBackForMany = 'Undid Change of Many Articles';

const batchEvents: Record<BatchCommand, { one: string; other: string }> = {
  amend: { one: 'was changed', other: 'were changed' },
  feature: { one: 'had its star changed', other: 'had their stars changed' },
  withdraw: { one: 'was withdrawn', other: 'were withdrawn' },
  delete: { one: 'was deleted', other: 'were deleted' },
};

/** `1,200 articles were withdrawn, 3 were refused; it was stopped`. */
export function batchWas(
  command: BatchCommand,
  state: BatchState,
  { done, failed }: { done: number; failed: number },
): string {
  const refused =
    failed > 0 ? `, ${failed} ${pluralOf(failed, { one: 'was', other: 'were' })} refused` : '';
  if (state === 'undone') return `A change of many articles was taken back${refused}`;
  const stopped = state === 'stopped' ? '; it was stopped' : '';
  return `${countedInOwn(done, articles)} ${pluralOf(done, batchEvents[command])}${refused}${stopped}`;
}

export const changedPictures = 'Changed Pictures';
export const pictures = { one: 'picture', other: 'pictures' };
export const picturesWereChanged = (pictures: string) =>
  `Credit, terms or tags of ${pictures} were changed`;
