import { type FailureWords, tooLong } from './failure-words.ts';

const EMAIL_FORM = 'Please enter an e-mail address like name@example.com.';
const NO_PASSWORD = 'Please choose a password.';
const NO_PLACE = 'Not possible here';
const STORAGE_FULL = 'Storage Full';
const LINK_EXPIRED = 'Link Expired';

/** English words of failures that readers can meet in either edition. */
export const readerWords = {
  titles: {
    invalid: 'Validation Error',
    'registration-failed': 'Registration Failed',
    'login-failed': 'Login Failed',
    'password-not-changed': 'Password Not Changed',
    'account-not-deleted': 'Account Not Deleted',
    'not-confirmed': 'Not Confirmed',
  },
  failures: {
    invalid: {
      'not-understood': 'Invalid input',
      'input-too-deep': 'This is nested too deeply.',
      'input-too-large': 'This has too many parts.',
      'input-too-long': 'This is too long.',
      'request-malformed': 'Malformed JSON in request body',
      'request-not-understood': ({ reason }: { reason: string }) =>
        `The request could not be understood: ${reason}.`,
      'request-too-deep': 'The request is nested too deeply.',
      'request-field-unknown': ({ name }: { name: string }) => `Unknown field “${name}”.`,
      'search-term-missing': {
        title: 'Please enter a search term.',
        message: 'Please enter a search term.',
      },
      'sort-unknown': 'Sort by published or title.',
      'article-limit-not-whole': 'Ask for a whole number of articles.',
      'article-limit-too-small': 'Ask for one article or more.',
      'article-limit-too-large': ({ most }: { most: number }) =>
        `At most ${most} articles at once.`,
      'saved-full': {
        title: 'Not Saved',
        message: ({ most }: { most: number }) =>
          `Your account already has ${most} saved articles, the most that it keeps. Please remove some first.`,
      },
      'saved-gone': {
        title: 'Not Saved',
        message: 'This is no longer published.',
      },
      'full-name-missing': 'Please enter your full name.',
      'full-name-too-long': 'This name is too long.',
      'full-name-not-plain': 'Please enter a name without web addresses and line breaks.',
      'email-too-long': 'This e-mail address is too long.',
      'email-malformed': EMAIL_FORM,
      'password-missing': NO_PASSWORD,
      'password-too-long': 'This password is too long.',
      'password-too-short': ({ least }: { least: number }) =>
        `Please choose a password of at least ${least} characters.`,
      'password-simple':
        'This password repeats itself, or is a row of letters, digits or keys. Please choose another.',
      'password-common': 'This password is one of the most common ones. Please choose another.',
      'sender-name-missing': 'Please enter your name.',
      'sender-name-too-long': tooLong('Your name'),
      'sender-email-missing': 'Please enter your e-mail address.',
      'sender-email-too-long': tooLong('Your e-mail address'),
      'message-subject-missing': 'Please enter a subject.',
      'message-subject-too-long': tooLong('The subject'),
      'message-missing': 'Please write a message.',
      'message-too-long': tooLong('The message'),
    },
    gone: {
      'article-withdrawn': {
        title: 'Article Withdrawn',
        message: 'This article was published here, and has been withdrawn.',
      },
    },
    'wrong-credentials': {
      'email-or-password-wrong': { title: 'Login Failed', message: 'Invalid email or password.' },
      'present-password-wrong': 'This is not your present password.',
      'account-suspended': {
        title: 'Login Failed',
        message: 'This account is suspended. Please ask an owner of the newsroom.',
      },
    },
    taken: {
      'email-taken': {
        title: 'Registration Failed',
        message: 'An account with this email already exists.',
      },
      'already-subscribed': {
        title: 'Already Subscribed',
        message: 'This address already receives the newsletter.',
      },
    },
    'not-logged-in': {
      'not-logged-in': {
        title: 'Please log in',
        message: 'You need to be logged in to do that.',
      },
    },
    forbidden: {
      'not-allowed': { title: 'Not allowed', message: 'Your account may not do that.' },
    },
    'not-found': {
      'not-found': { title: 'Page Not Found', message: 'There is nothing at this address.' },
      'password-link-expired': {
        title: LINK_EXPIRED,
        message: 'This link was used already, or is too old. Please ask for a new one.',
      },
      'preview-link-ended': {
        title: 'Preview Link Ended',
        message: 'This link has expired or does not exist. Please ask for a new one.',
      },
      'newsletter-link-expired': {
        title: LINK_EXPIRED,
        message: 'This link was used already, or is too old.',
      },
    },
    conflict: {
      'changed-elsewhere': {
        title: 'Changed elsewhere',
        message: 'Somebody else saved this in the meantime. Nothing was overwritten.',
      },
    },
    'storage-full': {
      'browser-storage-full': {
        title: STORAGE_FULL,
        message:
          'This browser has no room left for Daybreak. Nothing was changed; delete something and try again.',
      },
      'session-storage-full': {
        title: STORAGE_FULL,
        message: 'Your account was made, but this browser could not keep you logged in.',
      },
    },
    'storage-blocked': {
      'browser-storage-blocked': {
        title: 'Storage Blocked',
        message:
          'This browser does not let Daybreak keep data. Allow site data for this address and try again.',
      },
    },
    unavailable: {
      'secure-address-needed': {
        title: NO_PLACE,
        message: 'Accounts need a secure address. Open the site over https, or on localhost.',
      },
      'mail-needed': { title: NO_PLACE, message: 'This site cannot send e-mail.' },
      'mail-needed-for-password': {
        title: NO_PLACE,
        message: 'This site cannot send e-mail. Please ask its newsroom for a new password.',
      },
      'push-needs-server': {
        title: 'Not Available',
        message: 'This edition runs without a server, so it sends no notifications.',
      },
    },
  },
} satisfies FailureWords;
