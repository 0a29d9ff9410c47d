import { archiveWords } from './archive-words.ts';
import type { FailureWords } from './failure-words.ts';
import { formWords } from './form-words.ts';

const NOT_ALLOWED = 'Not allowed';
const NO_PLACE = 'Not possible here';
const DELETED_ELSEWHERE = 'Deleted elsewhere';

/** English words of failures that only staff can meet. */
export const staffWords = {
  titles: {
    error: 'Error',
    'invitation-failed': 'Invitation Failed',
  },
  failures: {
    invalid: {
      ...formWords,
      ...archiveWords,
      'replacement-gone': {
        title: 'Nothing was deleted',
        message: ({ noun }: { noun: string }) =>
          `The ${noun} that should take its place is not there any more.`,
      },
    },
    'wrong-credentials': {
      'admin-password-wrong': {
        title: 'Login Failed',
        message: 'Incorrect password. Please try again.',
      },
      'admin-password-not-confirmed': {
        title: 'Not Confirmed',
        message: 'This is not the password of the back office.',
      },
    },
    forbidden: {
      'embargo-in-force':
        'The article is under embargo. Until it ends, only owners publish it, bring it forward or lift the embargo.',
      'publishing-not-allowed': {
        title: NOT_ALLOWED,
        message:
          'You can write this and send it for review; an editor publishes it and takes it back. Nothing was changed.',
      },
      'featuring-not-allowed': {
        title: NOT_ALLOWED,
        message:
          'Only editors and owners can feature an article or stop featuring it. Nothing was saved.',
      },
    },
    'proof-needed': {
      'proof-needed': {
        title: 'Please confirm it is you',
        message: 'This needs your password once more. Nothing was changed.',
      },
    },
    taken: {
      'email-of-another': {
        title: 'Address taken',
        message: 'Another account has this e-mail address.',
      },
      'name-taken': {
        title: 'Name taken',
        message: ({ noun, name }: { noun: string; name: string }) =>
          `There is ${noun} “${name}” already. Use that one, or choose a different name.`,
      },
      'slug-taken': {
        title: 'Address taken',
        message: ({ slug }: { slug: string }) =>
          `Another page has the address “${slug}” already. Please choose a different one.`,
      },
    },
    'not-found': {
      'deletion-gone': {
        title: 'Not among what was deleted',
        message: 'It was restored or deleted for good in the meantime.',
      },
      'deleted-already': {
        title: DELETED_ELSEWHERE,
        message: 'Somebody else deleted this already.',
      },
    },
    conflict: {
      'deleted-elsewhere': {
        title: DELETED_ELSEWHERE,
        message: 'Somebody else deleted this in the meantime. Your text is still here.',
      },
    },
    'wrong-state': {
      'message-taken': {
        title: 'Already taken',
        message: ({ name }: { name: string }) =>
          `${name} answers this message. Release it first if you answer it instead.`,
      },
      'suspended-now': {
        title: 'Account Suspended',
        message: 'This account is suspended. End the suspension first. Nothing was changed.',
      },
      'article-in-wrong-state': {
        title: 'Not possible now',
        message: ({ stage }: { stage: string }) =>
          `The article is ${stage.replace('-', ' ')}, so this is not possible. Nothing was changed.`,
      },
      'changed-since': {
        title: 'Not undone',
        message: 'It was changed since, so it stays as it is.',
      },
      'batch-not-undoable': {
        title: 'Nothing was undone',
        message: 'It is still running, or nothing of it is left to undo.',
      },
      'there-again': {
        title: 'Nothing was restored',
        message: 'It is there already: somebody else restored it, or it came in with an archive.',
      },
      'live-not-published': {
        title: 'Not published yet',
        message: 'Readers don’t have this article. Publish it first; then it can be a live blog.',
      },
      'live-not-running': {
        title: 'Not live',
        message: 'The live blog has ended or was not started. Your text is still here.',
      },
    },
    unavailable: {
      'staff-need-server': {
        title: NO_PLACE,
        message: 'This edition runs in one browser and has one user.',
      },
      'second-factors-need-server': {
        title: NO_PLACE,
        message:
          'In this edition accounts live only in this browser, where a second factor would protect nothing.',
      },
      'previews-need-server': {
        title: NO_PLACE,
        message: 'In this edition articles live only in this browser, which no link can reach.',
      },
      'uploads-need-server': {
        title: NO_PLACE,
        message: 'This edition keeps pictures within its records and takes no uploads.',
      },
      'archives-need-secure-address': {
        title: 'Not Available Here',
        message: 'Archives need a secure address: open Daybreak by https, or on localhost.',
      },
    },
  },
} satisfies FailureWords;
