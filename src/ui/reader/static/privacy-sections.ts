import type { Site } from '#core/site/site.ts';
import type { LegalSection } from './legal-page.tsx';

const OTHER_HOSTS = 'What comes from other hosts';

/** Privacy policy of the browser edition; it must match what the code does. */
const inThisBrowser = (siteName: string, contactEmail: string): LegalSection[] => [
  {
    heading: 'What is kept, and where',
    paragraphs: [
      `This edition of ${siteName} has no server of its own. Everything that the site keeps is kept in your browser’s local storage, under the address of this site: the articles and pictures you see, your choice of light or dark, whether you have answered the question about notifications, and whatever you enter yourself.`,
      'No cookies are set, nothing is counted or measured, and no profile is made of what you read.',
    ],
  },
  {
    heading: 'Your account',
    paragraphs: [
      'If you register, your name, your e-mail address, the time of your registration and your choice of Standard or Premium are stored in this browser. Your password is never stored as you typed it: only a salted hash of it is kept, from which it cannot be read back.',
      'While you are logged in, this browser also remembers which account is yours. Logging out removes that again.',
    ],
  },
  {
    heading: 'Newsletter and messages',
    paragraphs: [
      'An address that you enter for the newsletter, and a message that you write in the contact form, are stored in this browser’s lists. This edition cannot send e-mail, so neither leaves your device.',
      'Registrations, subscriptions and messages are also noted in an activity log of at most one hundred entries. It is stored in the same place and shown in the back office of this browser.',
    ],
  },
  {
    heading: 'Notifications',
    paragraphs: [
      'Your browser may ask whether this site is allowed to show notifications: when you register, and when you allow them on the card that appears at the first visit. Your answer is kept by the browser itself and can be changed in its settings at any time.',
      'Nothing is sent to a push service in this edition.',
    ],
  },
  {
    heading: OTHER_HOSTS,
    paragraphs: [
      'Pictures, type and everything else of a fresh installation come from this site. Previews of videos come from YouTube’s picture host. A video itself loads only after you have asked for it, from YouTube’s address that sets no cookies before playback. In both cases YouTube learns your network address.',
      'The newsroom can add pictures, films and advertisements that are stored elsewhere. Your browser then fetches them from there, and whoever runs that host sees the request.',
    ],
  },
  {
    heading: 'Your choices',
    paragraphs: [
      'To delete everything at once, clear the data of this site in your browser’s settings. The account, the addresses and the messages are gone then, and nobody holds a copy.',
      `Questions about this policy reach us at ${contactEmail}.`,
    ],
  },
];

/** Privacy policy of the server edition; it must match what the code does. */
const onServer = (siteName: string, contactEmail: string): LegalSection[] => [
  {
    heading: 'What is kept, and where',
    paragraphs: [
      `${siteName} keeps its articles, and whatever you enter yourself, in the database of its own server. Your browser keeps your choice of light or dark, whether you have answered the question about notifications, and which of the site’s fonts it has.`,
      'A cookie is set only when you log in, to know you again until you log out, and for a moment after you have sent a form, to tell you what became of it. Nothing follows you from page to page, and no profile is made of what you read.',
      'Your network address is used while a request is answered, to hold back those who try passwords or fill forms by machine. It is not written down.',
    ],
  },
  {
    heading: 'Your account',
    paragraphs: [
      'If you register, your name, your e-mail address, the time of your registration and your choice of Standard or Premium are stored. Your password is never stored as you typed it: only a salted, slow hash of it is kept, from which it cannot be read back.',
      'Logging out ends the session on the server as well as in your browser.',
    ],
  },
  {
    heading: 'Newsletter and messages',
    paragraphs: [
      'An address that you enter for the newsletter, and a message that you write in the contact form, are stored for the newsroom, which alone can read them.',
      'Registrations, subscriptions and messages are also noted in an activity log of at most one hundred entries, which the newsroom sees.',
    ],
  },
  {
    heading: 'Notifications',
    paragraphs: [
      'Your browser may ask whether this site is allowed to show notifications: after you have registered, and when you allow them on the card that appears at the first visit. Your answer is kept by the browser itself and can be changed in its settings at any time.',
      'If you allow them, your browser gives us an address at the push service of its maker, and keys. They are stored for sending, with your account if you are logged in, and deleted when you turn notifications off here, delete your account, or your browser ends them. What we send is encrypted for your browser: the push service passes it on and cannot read it.',
    ],
    hasPushSwitch: true,
  },
  ...inThisBrowser(siteName, contactEmail).filter(({ heading }) => heading === OTHER_HOSTS),
  {
    heading: 'Your choices',
    paragraphs: [
      `You can delete your account yourself, in your profile. To have a newsletter address or a message deleted, write to ${contactEmail}. Questions about this policy reach us there, too.`,
    ],
  },
];

/** Privacy policy of the site's edition. */
export const privacySections = ({ edition, settings }: Site): LegalSection[] =>
  (edition === 'browser' ? inThisBrowser : onServer)(settings.siteName, settings.contactEmail);
