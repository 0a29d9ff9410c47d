import type { Actor } from '#core/actor.ts';
import type { ChangeExample } from './change-example.ts';

const entryContent = [{ id: 'b1', type: 'paragraph', content: 'It rains.' }];

/** The live blog of `article-4`, with one entry. */
export const storedLive = {
  liveBlogs: [{ id: 'article-4', startedAt: '2026-11-22T06:00:00.000Z' }],
  liveEntries: [
    {
      ...{ id: 'entry-00000001', article: 'article-4', at: '2026-11-22T06:01:00.000Z' },
      content: entryContent,
    },
  ],
};

/** Examples of the changes of live blogs. */
export const liveExamples = (admin: Actor): Record<string, ChangeExample> => ({
  startLive: {
    actor: admin,
    succeeds: { id: 'article-1' },
    fails: { id: 'article-11' },
    action: 'Started Live Blog',
    description: 'Article "Old" is a live blog',
  },
  endLive: {
    actor: admin,
    succeeds: { id: 'article-4' },
    fails: { id: 'article-1' },
    action: 'Ended Live Blog',
    description: 'The live blog of "Rain" ended',
  },
  saveLiveEntry: {
    actor: admin,
    succeeds: { id: 'article-4', entryId: 'entry-00000002', content: entryContent },
    fails: { id: 'article-1', entryId: 'entry-00000002', content: entryContent },
    action: 'Posted Live Entry',
    description: 'Entry "It rains." of "Rain" was posted',
  },
  removeLiveEntry: {
    actor: admin,
    succeeds: { id: 'article-4', entryId: 'entry-00000001' },
    fails: { id: 'article-4', entryId: 'entry-00000009' },
    action: 'Removed Live Entry',
    description: 'Entry "It rains." of "Rain" was removed',
  },
  restoreLiveEntry: {
    actor: admin,
    succeeds: { id: 'article-4', entryId: 'entry-00000001-gone' },
    fails: { id: 'article-1', entryId: 'entry-00000001-gone' },
    action: 'Restored Live Entry',
    description: 'Entry "It rains." of "Rain" was restored',
  },
});

/** Examples of the changes of preview links. */
export const previewExamples = (admin: Actor): Record<string, ChangeExample> => ({
  makePreviewLink: {
    actor: admin,
    succeeds: { id: 'article-4', label: 'the lawyer' },
    fails: { id: 'gone-1' },
    action: 'Made Preview Link',
    description: 'Article "Rain" can be read by a preview link for the lawyer',
  },
  revokePreviewLink: {
    actor: admin,
    succeeds: { id: 'article-4', linkId: 'preview-1' },
    fails: { id: 'article-4', linkId: 'preview-9' },
    action: 'Revoked Preview Link',
    description: 'A preview link of "Rain" was revoked',
  },
});

/** Two versions that readers had of `article-4`, one of them withheld; and a withdrawn article. */
export const storedVersions = {
  publishedVersions: [
    {
      ...{ id: 'version-2', article: 'article-4', at: '2026-11-21T06:00:00.000Z' },
      words: { title: 'Rain', content: entryContent },
    },
    {
      ...{ id: 'version-1', article: 'article-4', at: '2026-11-20T06:00:00.000Z', isFirst: true },
      withheld: 'It named a child.',
    },
  ],
  withheldVersions: [
    { id: 'version-1', article: 'article-4', words: { title: 'Rain', content: entryContent } },
  ],
  withdrawals: [{ id: 'gone-1', slugs: ['drought'], at: '2026-11-20T06:00:00.000Z' }],
};

/** Examples of the changes of published versions and withdrawals. */
export const versionExamples = (admin: Actor): Record<string, ChangeExample> => ({
  withholdVersion: {
    actor: admin,
    succeeds: { id: 'article-4', versionId: 'version-2', reason: 'It gave an address.' },
    fails: { id: 'article-4', versionId: 'version-2', reason: ' ' },
    action: 'Withheld Version',
    description: 'A published version of "Rain" is withheld from readers: It gave an address.',
  },
  showVersion: {
    actor: admin,
    succeeds: { id: 'article-4', versionId: 'version-1' },
    fails: { id: 'article-1', versionId: 'version-1' },
    action: 'Showed Version',
    description: 'A withheld version of "Rain" is shown to readers again',
  },
  leadWithdrawnArticle: {
    actor: admin,
    succeeds: { id: 'gone-1', leadsTo: '/article/article-1' },
    fails: { id: 'gone-1', leadsTo: '/article/gone-1' },
    action: 'Updated Article',
    description: 'The address of "Untitled", which was withdrawn, leads to /article/article-1',
  },
});

/** Examples of the changes of notes. */
export const noteExamples = (admin: Actor): Record<string, ChangeExample> => ({
  writeNote: {
    actor: admin,
    succeeds: { id: 'article-4', text: 'Says who?' },
    fails: { id: 'article-4', text: ' ' },
    action: 'Wrote Note',
    description: 'A note was written to "Rain"',
  },
  answerNote: {
    actor: admin,
    succeeds: { id: 'article-4', noteId: 'note-1', text: 'The district.' },
    fails: { id: 'article-4', noteId: 'note-9', text: 'The district.' },
    action: 'Answered Note',
    description: 'A note to "Rain" was answered',
  },
  resolveNote: {
    actor: admin,
    succeeds: { id: 'article-4', noteId: 'note-1', isResolved: true },
    fails: { id: 'article-1', noteId: 'note-1', isResolved: true },
    action: 'Resolved Note',
    description: 'A note to "Rain" was resolved',
  },
});
