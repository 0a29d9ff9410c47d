import { inDigits } from '../locale/numbers.ts';
import { type FailureWords, tooLong } from './failure-words.ts';

const NO_PLACE = 'Not possible here';
const UPLOAD_FAILED = 'Upload Failed';
const NOT_CONFIRMED = 'Not Confirmed';
const NOT_SET_UP = 'App Not Set Up';
const NOT_ADDED = 'Passkey Not Added';
const NOTIFICATIONS_OFF = 'Notifications Are Off';
const LOGIN_FAILED = 'Login Failed';

/** English words of failures that only the server edition has, for readers and staff. */
export const serverWords = {
  titles: {
    'notifications-off': NOTIFICATIONS_OFF,
    'app-not-set-up': NOT_SET_UP,
    'passkey-not-added': NOT_ADDED,
    'passkey-not-renamed': 'Passkey Not Renamed',
  },
  failures: {
    invalid: {
      'too-large': { title: 'Too Large', message: 'This is more than the site takes at once.' },
      'body-too-slow': {
        title: 'Too Slow',
        message: 'What was sent took too long to arrive. Please try again.',
      },
      'body-cut-off': {
        title: 'Not Complete',
        message: 'The connection ended before all of it arrived.',
      },
      'form-not-understood': 'What was sent could not be understood.',
      'push-endpoint-too-long': tooLong('The address of the push service'),
      'push-key-too-long': tooLong('The key'),
      'push-service-unknown': {
        title: NOTIFICATIONS_OFF,
        message: 'This site does not send to that push service, or the keys are not valid.',
      },
      'passkey-name-missing': 'Please give the passkey a name.',
      'passkey-name-too-long': ({ most }: { most: number }) =>
        `At most ${most} characters, please.`,
      'too-many-passkeys': {
        title: NOT_ADDED,
        message: ({ most }: { most: number }) =>
          `An account has at most ${most} passkeys. Remove one first.`,
      },
      'recovery-codes-need-factor': {
        title: 'No Codes Made',
        message: 'Recovery codes stand in for a passkey or an app: set up one of them first.',
      },
      'upload-of-other-type': {
        title: UPLOAD_FAILED,
        message:
          'This file is not a picture, video or recording that can be shown. Use PNG, JPEG, GIF, WebP, AVIF, MP4, WebM, MP3, M4A or Ogg.',
      },
      'upload-too-slow': { title: UPLOAD_FAILED, message: 'The upload took too long.' },
      'picture-too-large': { title: UPLOAD_FAILED, message: 'This picture is larger than 40 MB.' },
      'video-too-large': { title: UPLOAD_FAILED, message: 'This video is larger than 200 MB.' },
      'recording-too-large': {
        title: UPLOAD_FAILED,
        message: 'This recording is larger than 200 MB.',
      },
      'picture-with-too-many-pixels': {
        title: UPLOAD_FAILED,
        message: ({ megapixels }: { megapixels: number }) =>
          `This picture has ${inDigits(megapixels)} megapixels; the limit is 50.`,
      },
      'picture-with-uncounted-pixels': {
        title: UPLOAD_FAILED,
        message: 'This picture has more than 50 megapixels.',
      },
      'picture-moves': {
        title: UPLOAD_FAILED,
        message:
          'This picture moves, and readers would see only its first frame. Upload it as a film (MP4 or WebM), or as a still picture.',
      },
      'picture-unreadable': {
        title: UPLOAD_FAILED,
        message: 'This picture could not be read. The file may be damaged.',
      },
    },
    'wrong-credentials': {
      'account-changed-meanwhile': {
        title: LOGIN_FAILED,
        message: 'This account was changed in the meantime. Please log in again.',
      },
      'passkey-unknown': {
        title: LOGIN_FAILED,
        message:
          'No account here has this passkey, or it did not check that it was you. Log in with your password instead.',
      },
      'passkey-wrong': {
        title: NOT_CONFIRMED,
        message: 'This passkey is not one of this account, or it took too long. Please try again.',
      },
      'passkey-not-checked': {
        title: NOT_ADDED,
        message: 'The passkey could not be checked, or it took too long. Please try again.',
      },
      'factor-code-wrong': {
        title: NOT_CONFIRMED,
        message: 'This code is not right, or was used already.',
      },
      'app-code-wrong': {
        title: NOT_SET_UP,
        message: 'This is not the code that the app shows now. Is the phone’s clock right?',
      },
    },
    taken: {
      'app-already-set-up': {
        title: NOT_SET_UP,
        message: 'An authenticator app is set up already. Remove it first.',
      },
    },
    forbidden: {
      'account-needed': {
        title: 'No account',
        message:
          'The shared password belongs to nobody. Log in with an account of your own to give it a name.',
      },
      'last-owner': {
        title: 'The last owner',
        message:
          'Without this account nobody could run the site: the shared password is switched off. Make somebody else an owner first, or switch it on.',
      },
      'address-not-confirmed': {
        title: 'Address Not Confirmed',
        message:
          'Nobody has confirmed that this address is theirs. Invite it instead: the role comes with the link.',
      },
      'shared-password-in-use': {
        title: 'Not allowed',
        message:
          'The shared password of the back office is in use here as well. Log out, and log in with your account alone.',
      },
      'own-account-needed': {
        title: 'Log in as an owner first',
        message:
          'Without the shared password only an owner’s own account opens everything. Log in with such an account, then switch the password off.',
      },
      'shared-password-off': {
        title: 'Password Switched Off',
        message:
          'The shared password opens nothing here any more. Please log in with your account.',
      },
    },
    'storage-full': {
      'server-storage-full': {
        title: 'Storage Full',
        message: 'The server has no room left. Nothing was changed; please tell whoever runs it.',
      },
    },
    'too-many': {
      'too-many-tries': {
        title: 'Too Many Tries',
        message: 'That was tried too often. Please wait a few minutes and try again.',
      },
    },
    'too-busy': {
      'too-busy': {
        title: 'Too Busy',
        message: 'The site has too much to do at the moment. Please try again in a few seconds.',
      },
      'too-many-push-subscriptions': {
        title: NOTIFICATIONS_OFF,
        message: 'The site has reached its limit of subscribed browsers. Please try again later.',
      },
    },
    unavailable: {
      'answer-lost': {
        title: 'Not Certain',
        message:
          'The site lost its database before it heard whether this was saved. Please look before you do it again.',
      },
      'database-away': {
        title: 'Not Available',
        message:
          'The site cannot reach its database at the moment. Please try again in a few seconds.',
      },
      'passkeys-need-host-name': {
        title: NO_PLACE,
        message: 'Passkeys need a domain name: this site’s address has only digits.',
      },
      'passkeys-need-https': {
        title: NO_PLACE,
        message:
          'Passkeys need a safe connection: this site’s address does not begin with https://.',
      },
      'admin-password-unset': {
        title: 'No Password Yet',
        message:
          'Nobody has set the password of the back office. On the server, set ADMIN_PASSWORD or run “daybreak admin set-password”.',
      },
    },
  },
} satisfies FailureWords;
