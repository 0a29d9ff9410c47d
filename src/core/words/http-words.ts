/** Words of HTTP’s failures, of the static error page, and of what a server says beside pages. */

export const tooLarge = 'Too Large';
export const thisFormHasMoreFields = 'This form has more fields than the site takes.';
export const notUnderstood = 'Not Understood';
export const thisRequestAsksForSomething =
  'This request asks for something that the site can’t do.';
export const tooSlow = 'Too Slow';
export const theRequestTookTooLong = 'The request took too long to arrive. Please try again.';
export const theAddressOrTheHeaders =
  'The address or the headers of this request are longer than the site takes.';
export const tooMany = 'Too Many';
export const thereAreTooManyOpen =
  'There are too many open connections from this address. Please try later.';
export const thisTookTooLongPlease = 'This took too long. Please try again.';
export const notAllowed = 'Not allowed';
export const thisWasSentFromAnother = 'This was sent from another site, so nothing was changed.';
export const methodNotAllowed = 'Method Not Allowed';
export const thisAddressDoesNotSupport = 'This address does not support that method.';
export const requestNotUnderstood = 'This request could not be understood.';
export const goToTheFrontPage = 'Go to the front page';
export const backOffice = 'Back office';
export const theBackOfficeNeedsJavascript =
  'The back office needs JavaScript. Please allow it for this address and reload.';

/** `Firefox on Linux`. */
export const browserOn = (browser: string, system: string) => `${browser} on ${system}`;
export const aProgram = 'A program';

export const theLatestFrom = (siteName: string) => `The latest from ${siteName}.`;
export const theLatestOf = (section: string, siteName: string) =>
  `The latest of ${section} from ${siteName}.`;
export const recordingsOf = (siteName: string) => `Recordings from ${siteName}.`;
export const lastUpdate = (words: string) => `Last update: ${words}`;
export const correction = (words: string) => `Correction: ${words}`;
