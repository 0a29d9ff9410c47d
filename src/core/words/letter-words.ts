/** Words of letters. */

export const yourSecondFactorWasRemoved = 'Your second factor was removed';
export const helloAnOwner =
  'Hello,\n\nan owner of the newsroom removed your passkeys, your authenticator app and your recovery codes from your account. You are logged out everywhere. Log in with your password and set up a new second factor.\n\nIf you did not ask for this, tell the newsroom at once.\n';
export const helloNamed = (name: string) => `Hello ${name},`;
export const hello = 'Hello,';
export const askedForAPasswordLink = 'asked for a link that sets a new password';
export const setANewPassword = 'Set a new password';
export const withThisLinkYouSet = (link: string) =>
  `with this link you set a new password. It is good for one hour and works once:\n\n${link}\n\nIf you did not ask for this, you can ignore it.`;
export const youreInvitedToTheNewsroom = 'You’re invited to the newsroom';
export const invitation = (greeting: string, link: string) =>
  `${greeting}\n\nwith this link you set your password. It is good for one week and works once:\n\n${link}\n`;
export const thePasswordOfYourAccount = (origin: string) =>
  `the password of your account was changed. Wherever it was logged in, it no longer is.\n\nIf it was not you, set a new one at once:\n\n${origin}/forgot-password`;
export const yourPasswordWasChanged = 'Your password was changed';
export const pleaseConfirmYourAddress = 'Please confirm your address';
export const somebodyProbablyYouRegistered = (link: string) =>
  `somebody, probably you, registered with this address, or the newsroom set it for your account. With this link you confirm that it is yours. It is good for one week:\n\n${link}\n\nIf it was not you, you can ignore this.`;

export const withThisLinkYouMove = (link: string) =>
  `you asked that your account has this address. With this link you confirm that it is yours; until then, the former address stays. It is good for one week:\n\n${link}\n\nIf it was not you, you can ignore this.`;
export const yourAddressWasChanged = 'The address of your account was changed';
export const theAddressOfYourAccount =
  'Hello,\n\nyour account with us has another e-mail address now, and nothing is sent to this one any more.\n\nIf you did not ask for this, tell the newsroom at once.\n';

export const untitled = 'Untitled';
export const deskLetter = (name: string, sentence: string, link: string) =>
  `Hello ${name},\n\n${sentence}\n\n${link}\n`;

export const message = (subject: string) => `Message: ${subject}`;
export const wrote = (name: string, email: string, message: string) =>
  `${name} <${email}> wrote:\n\n${message}\n`;

export const re = (subject: string) => (/^re:/i.test(subject) ? subject : `Re: ${subject}`);
export const answer = (text: string, name: string, quoted: string) =>
  `${text}\n\n${name} wrote:\n\n${quoted}\n`;

export const pleaseConfirmYourSubscription = 'Please confirm your subscription';
export const helloSomebodyProbablyYouAsked = (link: string) =>
  `Hello,\n\nsomebody, probably you, asked for our morning letter at this address. With this link you confirm it. It is good for one week:\n\n${link}\n\nIf it was not you, nothing needs to be done: you get nothing more.\n`;
export const youGetTheMorningLetter = 'You get the morning letter';
export const helloYourAddress = (link: string) =>
  `Hello,\n\nyour address is on the list of our morning letter. Keep this letter: with this link you leave the list at any time:\n\n${link}\n`;
