import { proofAsked } from './admin-views.ts';
import type { Operations } from './operation.ts';
import { reader } from './reader-views.ts';
import * as views from './second-factor-views.ts';

const changing = {
  answers: views.keptFactors,
  refusals: [401, 403, 404],
} as const;

/** The routes of second factors; changes of one's own need a proof of the last minutes. */
export const secondFactorOperations: Operations = {
  'GET /api/second-factor': {
    summary: 'One’s own second factors',
    answers: views.keptFactors,
    refusals: [401, 403],
  },
  'POST /api/second-factor/passkeys/options': {
    summary: 'What a browser needs to make a passkey',
    answers: views.ceremonyOptions,
    refusals: [401, 403, 503],
  },
  'POST /api/second-factor/passkeys': {
    summary: 'Add the passkey that a browser made',
    description: 'Recovery codes come with the first factor: they are told once.',
    ...changing,
  },
  'PUT /api/second-factor/passkeys/:id': { summary: 'Rename a passkey', ...changing },
  'DELETE /api/second-factor/passkeys/:id': { summary: 'Remove a passkey', ...changing },
  'POST /api/second-factor/app': {
    summary: 'Make a key for an authenticator app',
    answers: views.appKey,
    refusals: [401, 403, 409],
  },
  'PUT /api/second-factor/app': {
    summary: 'Turn the app on by its first code',
    ...changing,
  },
  'DELETE /api/second-factor/app': { summary: 'Remove the authenticator app', ...changing },
  'POST /api/second-factor/recovery-codes': {
    summary: 'Make new recovery codes; the old ones are good for nothing',
    ...changing,
  },
  'GET /api/second-factor/owed': {
    summary: 'With what a log-in that waits can go on',
    answers: views.owedFactor,
    refusals: [404],
  },
  'POST /api/second-factor/options': {
    summary: 'What a browser needs to sign by a passkey',
    answers: views.ceremonyOptions,
    refusals: [429, 503],
  },
  'POST /api/second-factor/session': {
    summary: 'Complete a log-in by a passkey, a code of the app or a recovery code',
    answers: reader,
    status: 201,
    refusals: [401, 429],
  },
  'POST /api/second-factor/passkey-session': {
    summary: 'Log in by a passkey alone',
    answers: reader,
    status: 201,
    refusals: [401, 429],
  },
  'GET /api/second-factor/proof': {
    summary: 'What proves again who somebody is',
    answers: proofAsked,
    refusals: [401],
  },
  'POST /api/second-factor/proof': {
    summary: 'Prove again who somebody is',
    refusals: [401, 429],
  },
};

/** Use cases by which owners see and reset second factors of other accounts. */
export const accessOperations: Operations = {
  'GET /api/admin/second-factors': {
    summary: 'How many second factors each account has that has any',
    answers: views.factorCounts,
    refusals: [503],
  },
  'DELETE /api/admin/users/:id/second-factor': {
    summary: 'Take away the second factors that somebody lost',
    description: 'Ends the account’s sessions and writes to its holder.',
    answers: reader,
    refusals: [404, 503],
  },
  'GET /api/admin/access-policy': {
    summary: 'The rules of entry to the back office',
    answers: views.accessPolicy,
    refusals: [503],
  },
  'PUT /api/admin/access-policy': {
    summary: 'Require a second factor by role, switch the shared password on or off',
    description: 'Only an owner who is in by their own account can switch the password off.',
    answers: views.accessPolicy,
    refusals: [503],
  },
};
