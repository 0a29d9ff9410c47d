import type * as z from 'zod/mini';
import { type AddressedCommand, addressedCommands } from '#core/article/desk/change-article.ts';
import { deskCommands } from '#core/article/desk/desk-commands.ts';
import { draftSchema } from '#core/article/desk/draft.ts';
import { type CollectionName, collectionNames, collections, sortsOf } from '#core/collections.ts';
import { type ContentName, contentNames } from '#core/content-kinds.ts';
import { messageSchema } from '#core/message/message.ts';
import { siteSettingsSchema } from '#core/settings/site-settings.ts';
import * as views from './admin-views.ts';
import type { Operations } from './operation.ts';
import { idOnly, reader } from './reader-views.ts';

/** A record as the back office gets it; users come without their passwords. */
const recordOf = (name: CollectionName): z.ZodMiniType =>
  name === 'users' ? views.user : collections[name].schema;

const listing = (name: CollectionName): Operations => ({
  [`GET /api/admin/${name}`]: {
    summary: `A table of ${name}`,
    description: [
      `Sorted by ${sortsOf(name).join(', ') || 'nothing'}.`,
      'Rows, which leave out long texts: a record itself is read by its id.',
      'By `page` for tables that a person turns; by `cursor`, the `next` of the answer before, for programs.',
    ].join(' '),
    answers: views.tableOf(name),
  },
  [`GET /api/admin/${name}/:id`]: {
    summary: `One of ${name}`,
    description: 'Its `ETag` is its version.',
    answers: recordOf(name),
    refusals: [404],
  },
});

const changing = (name: ContentName): Operations => ({
  [`POST /api/admin/${name}`]: {
    summary: `Add to ${name}`,
    takesForm: name,
    answers: recordOf(name),
    status: 201,
  },
  [`PUT /api/admin/${name}/:id`]: {
    summary: `Change one of ${name}`,
    takesForm: name,
    answers: recordOf(name),
    refusals: [404, 409],
    isVersioned: true,
  },
  [`DELETE /api/admin/${name}/:id`]: {
    summary: `Delete one of ${name}`,
    ...(name === 'categories'
      ? {
          description:
            'The articles of the category go to the one with the id `replacedBy`, if that is said.',
        }
      : {}),
    answers: idOnly,
    refusals: [404],
    isVersioned: true,
  },
});

const commanding = (command: AddressedCommand): Operations => ({
  [`POST /api/admin/articles/:id/${command}`]: {
    summary: deskCommands[command].summary,
    takes: deskCommands[command].takes,
    answers: draftSchema,
    refusals: [404, 409],
    isVersioned: deskCommands[command].isForAnyVersion !== true,
  },
});

/** The routes of the back office's API. */
export const adminOperations: Operations = {
  'GET /api/admin/access': {
    summary: 'The demo’s password',
    description: 'Empty outside of the demo.',
    answers: views.access,
  },
  'POST /api/admin/session': {
    summary: 'Enter by the password of the back office',
    refusals: [401, 503],
  },
  'DELETE /api/admin/session': { summary: 'Leave the back office' },
  'GET /api/admin/dashboard': { summary: 'Counters and latest activity', answers: views.dashboard },
  'POST /api/admin/notifications': {
    summary: 'Send a notification to readers',
    description:
      'A job sends it. `audience` is how many browsers are subscribed; how many were reached stands in `GET /api/admin/notifications/:id`.',
    answers: views.notification,
    status: 201,
  },
  'GET /api/admin/notifications/subscribers': {
    summary: 'How many browsers are subscribed to notifications',
    answers: views.subscribers,
  },
  'POST /api/admin/articles/:id/notification': {
    summary: 'Send a notification of an article to readers',
    answers: views.notification,
    status: 201,
    refusals: [404],
  },
  'PUT /api/admin/settings': {
    summary: 'Change the settings of the site',
    answers: siteSettingsSchema,
    refusals: [409],
    isVersioned: true,
  },
  'PUT /api/admin/users/:id/subscription': {
    summary: 'Begin or end a reader’s subscription',
    answers: reader,
    refusals: [404],
  },
  'GET /api/admin/proof': {
    summary: 'What proves again who somebody is',
    answers: views.proofAsked,
  },
  'POST /api/admin/proof': {
    summary: 'Prove again who somebody is',
    description:
      'Roles, invitations, password links, exports and imports are refused with `proof-needed` ten minutes after the last proof.',
    refusals: [401, 429],
  },
  'PUT /api/admin/users/:id/role': {
    summary: 'Give an account a role, or take it away',
    description:
      'Ends its sessions. A first role goes only to a confirmed address; others are invited.',
    answers: reader,
    refusals: [404],
  },
  'POST /api/admin/users/:id/password-link': {
    summary: 'Make a link with which somebody sets their password',
    description: 'It is mailed as well, where mail can be sent.',
    answers: views.passwordLink,
    status: 201,
    refusals: [404, 503],
  },
  'POST /api/admin/staff': {
    summary: 'Invite somebody to a place in the newsroom',
    description: 'They have it once they redeem the link that `password-link` makes.',
    answers: views.invited,
    status: 201,
    refusals: [503],
  },
  'POST /api/admin/media': {
    summary: 'Upload a picture or a video',
    description: 'What it is, is read from its bytes.',
    takesFile: 'application/octet-stream',
    answers: views.keptMedia,
    status: 201,
    refusals: [503],
  },
  'DELETE /api/admin/users/:id': {
    summary: 'Delete an account',
    answers: idOnly,
    refusals: [404],
  },
  'GET /api/admin/job-summary': {
    summary: 'How many jobs wait, run and have failed',
    answers: views.jobSummary,
  },
  'POST /api/admin/jobs/:id/retry': {
    summary: 'Have a job run again whose attempts failed',
    answers: idOnly,
    refusals: [404, 409],
  },
  'DELETE /api/admin/jobs/:id': {
    summary: 'Give a failed job up',
    answers: idOnly,
    refusals: [404, 409],
  },
  'PUT /api/admin/messages/:id': {
    summary: 'Mark a message as read or new',
    answers: messageSchema,
    refusals: [404],
  },
  'DELETE /api/admin/messages/:id': {
    summary: 'Delete a message',
    answers: idOnly,
    refusals: [404],
  },
  'DELETE /api/admin/subscribers/:id': {
    summary: 'Take an address off the newsletter’s list',
    answers: idOnly,
    refusals: [404],
  },
  'GET /api/admin/images/uses': {
    summary: 'Where pictures of the library are used',
    answers: views.imageUses,
  },
  'GET /api/admin/storage': { summary: 'What takes the space', answers: views.storageUsage },
  'GET /api/admin/archive': {
    summary: 'All content as one archive',
    answersFile: 'application/zip',
  },
  'POST /api/admin/archive': {
    summary: 'Put an archive’s content among what is there',
    description: 'All or nothing. With `dry-run`, tells what it would do and does nothing.',
    takesFile: 'application/zip',
    answers: views.importReport,
  },
  'POST /api/admin/drafts': {
    summary: 'Begin an article as a draft',
    takes: deskCommands['save-draft'].takes,
    answers: draftSchema,
    status: 201,
  },
  ...Object.assign({}, ...addressedCommands.map(commanding)),
  ...Object.assign({}, ...collectionNames.map(listing)),
  ...Object.assign({}, ...contentNames.map(changing)),
};
