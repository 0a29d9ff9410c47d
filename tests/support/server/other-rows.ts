import { userSchema } from '#core/account/user.ts';
import { draftSchema } from '#core/article/desk/draft.ts';
import { liveBlogSchema } from '#core/article/live/live-blog.ts';
import { liveEntrySchema } from '#core/article/live/live-entry.ts';
import { noteSchema } from '#core/article/notes/note.ts';
import { previewLinkSchema } from '#core/article/preview-links/preview-link.ts';
import { publishedVersionSchema } from '#core/article/published-versions/published-version.ts';
import { withdrawalSchema } from '#core/article/withdrawals/withdrawal.ts';
import { deletionIdOf } from '#core/deletion/deleted-parts.ts';
import { deletionSchema } from '#core/deletion/deletion.ts';
import type { StoreChange } from '#core/ports.ts';
import { storedBatches } from '../newsroom/batch-examples.ts';
import { articleForm } from '../newsroom/content-examples.ts';
import { editors, members, owners, type Row, staff } from './callers-by-role.ts';

/** An entry of a live blog, as it is stored and sent. */
export const liveEntryForRoles = {
  ...{ id: 'entry-00000001', version: 1 },
  content: articleForm.content,
};

interface Parts {
  message: object;
  /** Id of an article that an owner wrote. */
  article: string;
  /** Id of the account for which a draft is stored. */
  writer: string;
}

/** Stores what the calls below are about, among it a message and an entry of a live blog as deleted. */
export async function storeForRoles(
  change: StoreChange,
  { message, article, writer }: Parts,
): Promise<void> {
  await change.put('liveBlogs', liveBlogSchema.parse({ id: article }));
  await change.put('withdrawals', withdrawalSchema.parse({ id: article, slugs: [] }));
  await change.put('notes', noteSchema.parse({ id: 'note-1', article }));
  const version = { id: 'version-1', article, words: { title: 'Rain' } };
  await change.put('publishedVersions', publishedVersionSchema.parse(version));
  await change.put('previewLinks', previewLinkSchema.parse({ id: 'preview-1', article }));
  await change.put('liveEntries', liveEntrySchema.parse({ ...liveEntryForRoles, article }), 1);
  await change.put('drafts', draftSchema.parse({ id: 'draft-1', title: 'Rain', writerId: writer }));
  const heir = { id: 'user-heir', email: 'heir@example.com', role: 'author' };
  await change.put('users', userSchema.parse(heir));
  for (const batch of storedBatches.batches) await change.put('batches', batch);
  for (const part of storedBatches.batchParts) await change.put('batchParts', part);
  for (const [kind, id, fields] of [
    ['messages', 'message-gone', message],
    ['liveEntries', 'entry-gone', { ...liveEntryForRoles, article }],
  ] as const) {
    const record = { ...fields, id };
    if (await change.get(kind, id)) await change.remove(kind, id);
    const deletion = { id: deletionIdOf(kind, id), kind, record: id, article, until: '2099' };
    const parts = { removed: [{ collection: kind, record, place: 1 }] };
    await change.put('deletions', deletionSchema.parse({ ...deletion, parts }));
  }
}

/** All other routes of the back office; placeholders like `{user}` are created for each call. */
export const otherRows: [string, string, Row][] = [
  ['GET', '/api/admin/dashboard', { may: staff }],
  ['GET', '/api/admin/figures', { may: staff }],
  ['GET', '/api/admin/front/{front}', { may: editors }],
  [
    'POST',
    '/api/admin/front/{front}/launches',
    { may: editors, body: { at: '2099-01-01T00:00:00.000Z', pins: [], off: [] } },
  ],
  ['DELETE', '/api/admin/front/{front}/launches/{launch}', { may: editors }],
  ['GET', '/api/admin/proof', { may: staff }],
  ['GET', '/api/admin/images/uses?id=img-1', { may: editors }],
  ['POST', '/api/admin/images/same', { may: staff, body: { url: '/art/india.svg' } }],
  ['POST', '/api/admin/images/{image}/replacement', { may: editors, body: { by: 'img-2' } }],
  [
    'POST',
    '/api/admin/images/amendments',
    { may: editors, body: { images: [{ id: '{image}', version: 1, credit: 'Rao' }] } },
  ],
  ['PUT', '/api/admin/category-order', { may: editors, body: { ids: [] } }],
  ['GET', '/api/admin/storage', { may: owners }],
  ['GET', '/api/admin/archive', { may: owners }],
  ['POST', '/api/admin/demonstration', { may: owners }],
  [
    'POST',
    '/api/admin/notifications',
    { may: editors, body: { title: 'Rain', message: 'Take an umbrella', link: '' } },
  ],
  ['GET', '/api/admin/notifications/subscribers', { may: editors }],
  ['POST', '/api/admin/articles/{article}/notification', { may: editors }],
  [
    'POST',
    '/api/admin/staff',
    { may: owners, body: { name: 'R', email: 'r@example.com', role: 'author' } },
  ],
  ['PUT', '/api/admin/users/{user}/role', { may: owners, body: { role: 'editor' } }],
  ['PUT', '/api/admin/users/{user}/premium', { may: owners, body: { subscribed: true } }],
  ['POST', '/api/admin/users/{user}/password-link', { may: owners }],
  ['PUT', '/api/admin/users/{user}/details', { may: owners, body: { name: 'R' } }],
  ['PUT', '/api/admin/users/{user}/suspension', { may: owners, body: { isSuspended: true } }],
  ['GET', '/api/admin/users/{user}/work', { may: owners }],
  ['POST', '/api/admin/users/{user}/hand-over', { may: owners, body: { to: 'user-heir' } }],
  ['PUT', '/api/admin/me', { may: members, body: { name: 'R' } }],
  ['PUT', '/api/admin/me/email', { may: members, body: { email: 'r3@example.com' } }],
  ['GET', '/api/admin/second-factors', { may: owners }],
  ['GET', '/api/admin/access-policy', { may: owners }],
  [
    'PUT',
    '/api/admin/access-policy',
    { may: owners, body: { requiredFor: [], allowsSharedPassword: true } },
  ],
  ['DELETE', '/api/admin/users/{user}/second-factor', { may: owners }],
  ['DELETE', '/api/admin/users/{user}', { may: owners }],
  ['GET', '/api/admin/users/{user}', { may: owners }],
  ['PUT', '/api/admin/messages/{message}', { may: editors, body: { status: 'read' } }],
  ['POST', '/api/admin/messages/{message}/notes', { may: editors, body: { text: 'Ask Mara' } }],
  ['POST', '/api/admin/messages/{message}/answers', { may: editors, body: { text: 'Thanks' } }],
  ['DELETE', '/api/admin/messages/{message}', { may: editors }],
  ['POST', '/api/admin/messages/message-gone/restore', { may: editors }],
  ['POST', '/api/admin/articles/{article}/entries/entry-gone/restore', { may: editors }],
  ['DELETE', '/api/admin/deletions/messages-message-gone', { may: owners }],
  ['GET', '/api/admin/job-summary', { may: owners }],
  ['GET', '/api/admin/desk', { may: staff }],
  ['GET', '/api/admin/desk/counts?by=category&value=india', { may: staff }],
  ['GET', '/api/admin/desk/board', { may: staff }],
  ['GET', '/api/admin/desk/schedule', { may: staff }],
  ['GET', '/api/admin/desk/today', { may: staff }],
  ['GET', '/api/admin/batches', { may: staff }],
  [
    'POST',
    '/api/admin/batches',
    { may: staff, body: { command: 'amend', selection: { tab: 'drafts', ids: ['draft-1'] } } },
  ],
  ['POST', '/api/admin/batches/question', { may: staff, body: { tab: 'drafts' } }],
  ['POST', '/api/admin/batches/{batch}/stop', { may: editors }],
  ['POST', '/api/admin/batches/{ended}/undo', { may: editors }],
  ['POST', '/api/admin/batches/{ended}/close', { may: editors }],
  ['GET', '/api/admin/judges', { may: staff }],
  ['GET', '/api/admin/desk/views', { may: staff }],
  ['POST', '/api/admin/desk/views', { may: staff, body: { name: 'Open', tab: 'open' } }],
  ['PUT', '/api/admin/desk/views/{view}', { may: staff, body: { name: 'All' } }],
  ['DELETE', '/api/admin/desk/views/{view}', { may: staff }],
  ['GET', '/api/admin/articles/{article}/live', { may: editors }],
  ['PUT', '/api/admin/articles/{article}/live', { may: editors }],
  ['PUT', '/api/admin/articles/{article}/live/end', { may: editors }],
  [
    'PUT',
    '/api/admin/articles/{article}/entries/{entry}',
    { may: editors, body: liveEntryForRoles },
  ],
  ['DELETE', '/api/admin/articles/{article}/entries/{entry}', { may: editors }],
  ['GET', '/api/admin/open-notes', { may: staff }],
  ['GET', '/api/admin/articles/{article}/notes', { may: editors }],
  ['POST', '/api/admin/articles/{article}/notes', { may: editors, body: { text: 'Says who?' } }],
  [
    'POST',
    '/api/admin/articles/{article}/notes/{note}/answers',
    { may: editors, body: { text: 'The district.' } },
  ],
  [
    'PUT',
    '/api/admin/articles/{article}/notes/{note}/resolved',
    { may: editors, body: { isResolved: true } },
  ],
  ['GET', '/api/admin/presence', { may: staff }],
  [
    'PUT',
    '/api/admin/articles/{article}/presence',
    { may: editors, body: { tab: 'a-tab-of-mine', mode: 'reading' } },
  ],
  ['DELETE', '/api/admin/articles/{article}/presence/{tab}', { may: staff }],
  [
    'PUT',
    '/api/admin/front/{front}/presence',
    { may: editors, body: { tab: 'tab-of-roles', mode: 'reading' } },
  ],
  ['DELETE', '/api/admin/front/{front}/presence/{tab}', { may: editors }],
  ['GET', '/api/admin/articles/{article}/published-versions', { may: editors }],
  [
    'PUT',
    '/api/admin/articles/{article}/published-versions/{version}/withheld',
    { may: editors, body: { reason: 'It gave an address.' } },
  ],
  [
    'DELETE',
    '/api/admin/articles/{article}/published-versions/{version}/withheld',
    { may: editors },
  ],
  ['GET', '/api/admin/articles/{article}/withdrawal', { may: editors }],
  ['PUT', '/api/admin/articles/{article}/withdrawal', { may: editors, body: { leadsTo: '/' } }],
  ['GET', '/api/admin/articles/{article}/preview-links', { may: editors }],
  ['POST', '/api/admin/articles/{article}/preview-links', { may: editors, body: {} }],
  ['DELETE', '/api/admin/articles/{article}/preview-links/{preview}', { may: editors }],
  ['POST', '/api/admin/breaking-line', { may: editors, body: { text: 'Ferry adrift' } }],
  ['DELETE', '/api/admin/breaking-line/{line}', { may: editors }],
  ['POST', '/api/admin/jobs/{job}/retry', { may: owners }],
  ['DELETE', '/api/admin/jobs/{job}', { may: owners }],
  ['DELETE', '/api/admin/subscribers/{subscriber}', { may: owners }],
];
