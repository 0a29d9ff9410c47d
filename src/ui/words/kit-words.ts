/** Words of parts that readers’ pages and the back office share. */

export const advertisement = 'Advertisement';

export const advertiseWithUs = 'Advertise With Us';

export const live = 'Live';

export const home = (siteName: string) => `${siteName}, home`;

export const pages = 'Pages';
export const page = (n: number) => `Page ${n}`;
export const next = 'Next';

export const darkTheme = 'Dark theme';
export const lightTheme = 'Light theme';

export const linkCopied = 'Link Copied!';
export const linkNotCopied = 'Link Not Copied';
export const thisBrowserDidNotAllow =
  'This browser did not allow it. The link is in the address bar.';
export const thisBrowserDidNotAllowItTheLink = (href: string) =>
  `This browser did not allow it. The link is ${href}`;
