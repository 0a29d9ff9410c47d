import { type Actor, visitor } from '#core/actor.ts';
import { createBackOffice } from '#core/back-office.ts';
import { contentNames } from '#core/content-kinds.ts';
import type { Online } from '#core/ports.ts';
import { blobOf, wholeOf } from '../records/archives.ts';
import { batchExamples, storedBatches } from './batch-examples.ts';
import type { ChangeExample } from './change-example.ts';
import { examplesOfContent } from './content-change-examples.ts';
import { articleForm, imageForm, storedContent } from './content-examples.ts';
import { deletionExamples, storedDeletions } from './deletion-examples.ts';
import { deskExamples } from './desk-examples.ts';
import {
  liveExamples,
  noteExamples,
  previewExamples,
  storedLive,
  storedVersions,
  versionExamples,
} from './live-examples.ts';
import { createMemoryFigures } from './memory-figures.ts';
import { createMemoryPresences } from './memory-presences.ts';
import { createMemorySecondFactors } from './memory-second-factors.ts';
import { createMemoryTokens } from './memory-tokens.ts';
import { messageExamples } from './message-examples.ts';
import { peopleExamples } from './people-examples.ts';
import { savedExamples, storedSaved } from './saved-examples.ts';
import { siteExamples, waitingLaunch } from './site-examples.ts';
import { createTestPorts, storedArticle, storedUser, valueIn } from './test-newsroom.ts';

export const admin: Actor = { kind: 'staff', role: 'owner', isProven: true };
const owner: Actor = { kind: 'reader', userId: 'user-1' };

const account = { name: 'B', email: 'b@example.com', password: 'long enough' };
const letter = { name: 'B', email: 'b@example.com', subject: 'S', message: 'M' };

const mail: Online['mail'] = { admits: async () => true, send: async () => ({ is: 'done' }) };

/** Server ports for the examples, with the tokens of sent letters. */
export const onlineForExamples = ({ sendsMail = false }: { sendsMail?: boolean } = {}): Online => ({
  ...(sendsMail ? { mail } : {}),
  isDemo: true,
  origin: () => 'https://news.example',
  tokens: createMemoryTokens([
    ['reset-password', { subject: 'user-1', generation: 0 }],
    ['newsletter', { subject: 'subscriber-1' }],
    ['unsubscribe', { subject: 'subscriber-1' }],
    ['confirm-email', { subject: 'user-1', generation: 0 }],
  ]),
  presences: createMemoryPresences(),
  figures: createMemoryFigures(),
  announcements: {
    tellHub: async () => ({ is: 'done' }),
    tellSearchEngines: async () => ({ is: 'done' }),
  },
  media: { keep: () => Promise.reject(new Error('Nothing is uploaded here.')) },
  uploads: {
    open: async () => undefined,
    has: async () => false,
    put: () => Promise.reject(new Error('Nothing is uploaded here.')),
    remove: async () => {},
  },
  security: { callerHash: () => undefined, record: async () => {} },
  secondFactor: createMemorySecondFactors('user-1'),
  push: {
    subscriptions: {
      audience: async () => [{ service: 'google', count: 2, last: 2 }],
      keep: async () => true,
      forget: async () => {},
      between: async () => [],
      at: async () => [],
    },
    services: {
      publicKey: async () => '',
      serviceOf: async () => undefined,
      send: async () => ({ kind: 'accepted' }),
    },
  },
});

/** A permanently failed job of an unknown kind. */
export const failedJob = {
  kind: 'delivery',
  subject: undefined,
  state: 'failed' as const,
  wantedAt: '2026-11-20T06:30:00.000Z',
  dueAt: '2026-11-20T06:30:00.000Z',
  attempts: 3,
  leaseUntil: undefined,
  failedAt: '2026-11-20T07:30:00.000Z',
  lastError: 'Nobody was there.',
  payload: {},
};

/** Stored records for the examples: number 1 of each kind. */
export const storedForExamples = {
  drafts: [
    {
      ...articleForm,
      ...{ id: 'article-11', version: 1, title: 'Judged', stage: 'in-review' },
      content: [{ id: 'b1', type: 'image', src: imageForm.url, alt: '' }],
    },
    {
      ...articleForm,
      ...{ id: 'article-12', version: 1, title: 'Timed', writerId: 'user-1' },
      ...{ stage: 'scheduled', dueAt: '2026-11-22T06:30:00.000Z' },
    },
  ],
  ...storedContent,
  articles: [...storedContent.articles, storedArticle({ id: 'article-4', title: 'Rain' })],
  categories: [...storedContent.categories, { id: 'cat-2', name: 'Other' }],
  images: [...storedContent.images, { ...imageForm, id: 'img-2', url: '/art/world.svg' }],
  users: [
    storedUser({ emailConfirmed: true }),
    storedUser({ id: 'user-2', email: 'c@example.com', role: 'author' }),
  ],
  subscribers: [{ id: 'subscriber-1', email: 'listed@example.com' }],
  messages: [{ ...letter, id: 'message-1', status: 'new', createdAt: '' }],
  jobs: [{ ...failedJob, id: 'job-1' }, waitingLaunch],
  ...storedLive,
  ...storedVersions,
  notes: [{ id: 'note-1', article: 'article-4', text: 'Says who?' }],
  previewLinks: [{ id: 'preview-1', article: 'article-4', until: '2099-11-22T06:00:00.000Z' }],
  breakingLines: [
    {
      ...{ id: 'breaking-line', text: 'Ferry', link: '', look: 'breaking' },
      ...{ at: '2026-11-22T06:00:00.000Z', until: '2099-11-22T06:00:00.000Z' },
    },
  ],
  deletions: storedDeletions,
  ...storedBatches,
  savedArticles: storedSaved,
  savedViews: [{ id: 'view-1', version: 1, name: 'Mine', holder: '', tab: 'drafts' }],
};

/** An archive with one article that the examples' store lacks. */
async function archiveOfOneMore(): Promise<Blob> {
  const { ports } = createTestPorts({
    ...storedForExamples,
    articles: [...storedForExamples.articles, storedArticle({ id: 'article-2' })],
  });
  const { bytes } = valueIn(await createBackOffice(ports).exportArchive(admin, {}));
  return blobOf(await wholeOf(bytes));
}

const gone = { id: 'gone-1' };
/** Examples of every use case that changes something, by name; saving content has two. */
export const changeExamples = async (): Promise<Record<string, ChangeExample>> => ({
  registerReader: {
    actor: visitor,
    succeeds: account,
    fails: { ...account, email: 'asha@example.com' },
    action: 'Registered User',
    description: 'User "B" registered',
  },
  securePassword: {
    actor: visitor,
    succeeds: { userId: 'user-1', password: 'secret word' },
    fails: { userId: 'user-1', password: 'wrong' },
    action: 'Updated User',
    description: 'The stored password of user "Asha Rao" was secured',
  },
  changeOwnPremium: {
    actor: { kind: 'reader', userId: 'user-1' },
    succeeds: { subscribed: true },
    fails: { subscribed: 'perhaps' },
    action: 'Updated Subscription',
    description: 'User "Asha Rao" is now Premium',
  },
  changePremium: {
    actor: admin,
    succeeds: { userId: 'user-1', subscribed: true },
    fails: { userId: 'user-9', subscribed: true },
    action: 'Updated Subscription',
    description: 'User "Asha Rao" is now Premium',
  },
  confirmEmail: {
    actor: visitor,
    succeeds: { token: 'token-4' },
    fails: { token: 'token-1' },
    action: 'Confirmed Address',
    description: 'User "Asha Rao" confirmed their address',
  },
  subscribeToNewsletter: {
    actor: visitor,
    succeeds: { email: 'b@example.com' },
    fails: { email: 'listed@example.com' },
    action: 'Added Newsletter Subscriber',
    description: 'Somebody subscribed to the newsletter',
  },
  confirmSubscription: {
    actor: visitor,
    succeeds: { token: 'token-2' },
    fails: { token: 'invented' },
    action: 'Confirmed Newsletter Subscriber',
    description: 'A subscription to the newsletter was confirmed',
  },
  unsubscribeFromNewsletter: {
    actor: visitor,
    succeeds: { token: 'token-3' },
    fails: { token: 'token-2' },
    action: 'Deleted Newsletter Subscriber',
    description: 'A subscriber left the list',
  },
  sendMessage: {
    actor: visitor,
    succeeds: letter,
    fails: { ...letter, message: ' ' },
    action: 'Received Message',
    description: 'B wrote "S"',
  },
  changePassword: {
    actor: owner,
    succeeds: { current: 'secret word', password: 'another word' },
    fails: { current: 'wrong', password: 'another word' },
    action: 'Changed Password',
    description: 'User "Asha Rao" changed their password',
  },
  resetPassword: {
    actor: visitor,
    succeeds: { token: 'token-1', password: 'another word' },
    fails: { token: 'invented', password: 'another word' },
    action: 'Changed Password',
    description: 'User "Asha Rao" set a new password',
  },
  deleteAccount: {
    actor: owner,
    succeeds: { password: 'secret word' },
    fails: { password: 'wrong' },
    action: 'Deleted User',
    description: 'A reader deleted their account',
  },
  changeRole: {
    actor: admin,
    succeeds: { userId: 'user-1', role: 'editor' },
    fails: { userId: 'gone-1', role: 'editor' },
    action: 'Changed Role',
    description: 'User "Asha Rao" is now Editor',
  },
  ...peopleExamples(admin),
  inviteStaff: {
    actor: admin,
    succeeds: { name: 'Ravi Iyer', email: 'ravi@example.com', role: 'author' },
    fails: { name: 'Ravi Iyer', email: 'ravi', role: 'author' },
    action: 'Invited Staff',
    description: 'User "Ravi Iyer" was invited as Author',
  },
  deleteUser: {
    actor: admin,
    succeeds: { id: 'user-1' },
    fails: gone,
    action: 'Deleted User',
    description: 'A reader’s account was deleted',
  },
  deleteSubscriber: {
    actor: admin,
    succeeds: { id: 'subscriber-1' },
    fails: gone,
    action: 'Deleted Newsletter Subscriber',
    description: 'A subscriber was taken off the list',
  },
  retryJob: {
    actor: admin,
    succeeds: { id: 'job-1' },
    fails: gone,
    action: 'Retried Job',
    description: 'Job "delivery" was tried again',
  },
  deleteJob: {
    actor: admin,
    succeeds: { id: 'job-1' },
    fails: gone,
    action: 'Deleted Job',
    description: 'Job "delivery" was deleted',
  },
  ...liveExamples(admin),
  ...previewExamples(admin),
  ...noteExamples(admin),
  ...versionExamples(admin),
  setBreakingLine: {
    actor: admin,
    succeeds: { text: 'Ferry adrift', hours: 1 },
    fails: { text: ' ' },
    action: 'Set Breaking Line',
    description: 'The line "Ferry adrift" was set on every page',
  },
  endBreakingLine: {
    actor: admin,
    succeeds: { at: '2026-11-22T06:00:00.000Z' },
    fails: { at: '2026-11-22T07:00:00.000Z' },
    action: 'Removed Breaking Line',
    description: 'The line "Ferry" was removed',
  },
  saveView: {
    actor: admin,
    succeeds: { name: 'Late', tab: 'open', due: 'late' },
    fails: { name: ' ', tab: 'open' },
    action: 'Saved View',
    description: 'View "Late" was saved',
  },
  renameView: {
    actor: admin,
    succeeds: { id: 'view-1', name: 'My drafts' },
    fails: { ...gone, name: 'My drafts' },
    action: 'Renamed View',
    description: 'View "My drafts" was named "Mine" before',
  },
  deleteView: {
    actor: admin,
    succeeds: { id: 'view-1' },
    fails: gone,
    action: 'Deleted View',
    description: 'View "Mine" was deleted',
  },
  amendImages: {
    actor: admin,
    succeeds: { images: [{ id: 'img-2', version: 0, credit: 'Rao' }] },
    fails: { images: [] },
    action: 'Changed Pictures',
    description: 'Credit, terms or tags of 1 picture were changed',
  },
  ...messageExamples(admin),
  ...deletionExamples(admin),
  ...batchExamples(admin),
  sendNotification: {
    actor: admin,
    succeeds: { title: 'Rain', message: 'Take an umbrella', link: '' },
    fails: { title: 'Rain', message: ' ', link: '' },
    action: 'Sent Push Notification',
    description: 'Notification "Rain" was sent to 2 browsers',
  },
  announceArticle: {
    actor: admin,
    succeeds: { id: 'article-1' },
    fails: gone,
    action: 'Sent Push Notification',
    description: 'Notification "Old" was sent to 2 browsers',
  },
  ...siteExamples(admin),
  orderCategories: {
    actor: admin,
    succeeds: { ids: ['cat-2', 'cat-1'] },
    fails: { ids: 'cat-2' },
    action: 'Ordered Categories',
    description: 'The categories were put in another order',
  },
  replaceImage: {
    actor: admin,
    succeeds: { id: 'img-1', by: 'img-2' },
    fails: { id: 'img-1', by: 'img-9' },
    action: 'Replaced Image',
    description: 'Image "Old" was replaced by "A boat" in 1 record',
  },
  resetSecondFactor: {
    actor: admin,
    succeeds: { userId: 'user-1' },
    fails: { userId: 'user-2' },
    action: 'Reset Second Factor',
    description: 'The second factor of user "Asha Rao" was removed',
  },
  saveAccessPolicy: {
    actor: admin,
    succeeds: { requiredFor: ['owner'], allowsSharedPassword: true },
    // A session by the shared password cannot switch that password off.
    fails: { requiredFor: [], allowsSharedPassword: false },
    action: 'Changed Access',
    description: 'Now a second factor is required of: Owner; the shared password is on',
  },
  importArchive: {
    actor: admin,
    succeeds: { archive: await archiveOfOneMore() },
    fails: { archive: new Blob(['123']) },
    action: 'Imported Archive',
    description: 'Archive of 21 November 2026 was imported: 1 record added or replaced',
  },
  fillDemonstration: {
    actor: admin,
    succeeds: {},
    fails: { twice: true },
    action: 'Added Demonstration',
    description: 'The demonstration newspaper was added: 40 articles',
  },
  ...Object.fromEntries(contentNames.flatMap((name) => examplesOfContent(admin, name))),
  ...savedExamples(owner, storedForExamples.articles[0]?.id ?? ''),
  ...deskExamples(admin, articleForm),
});
