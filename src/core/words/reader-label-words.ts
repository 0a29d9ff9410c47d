import { pluralOf } from '../locale/plural.ts';

/** Words of roles, places of advertisements, kinds of security events, and reach of notifications. */

export const owner = 'Owner';
export const editor = 'Editor';
export const author = 'Author';
export const contributor = 'Contributor';
export const owners = 'Owners';
export const editors = 'Editors';
export const authors = 'Authors';
export const contributors = 'Contributors';

export const homepageTop = 'Homepage Top';
export const homepageMidPage = 'Homepage Mid-page';
export const homepageSticky = 'Homepage Sticky';
export const inArticle = 'In-Article';

export const pictureWithoutAltText = 'Picture without alt text';

export const browsers = { one: 'browser', other: 'browsers' };
export const reachedNoBrowserNobody = 'reached no browser: nobody is subscribed';
export const reachedOf = (reached: string, browsers: string) => `reached ${reached} of ${browsers}`;
export const noBrowserIsSubscribedYet =
  'No browser is subscribed yet, so nobody would receive this.';
export const subscribedAndWillGet = (browsers: string, count: number) =>
  `${browsers} ${pluralOf(count, { one: 'is', other: 'are' })} subscribed and will get the notification.`;

export const logIns = 'Log-ins';
export const refusedLogIns = 'Refused log-ins';
export const logOuts = 'Log-outs';
export const refusals = 'Refusals';
export const sessionsEnded = 'Sessions ended';
export const passwords = 'Passwords';
export const links = 'Links';
export const secondFactor = 'Second factor';
export const exports = 'Exports';
export const imports = 'Imports';
export const operation = 'Operation';
export const rolesAndAccounts = 'Roles and accounts';
