import type { BotRule, Device } from '#core/figures/figures.ts';
import type { FigurePeriod } from '#core/figures/figures-page.ts';

/** Words of the section *Figures*, which shows how much is read. */

export const figures = 'Figures';
export const backToFigures = 'Back to Figures';
export const csv = 'CSV';
export const period = 'Period';
export const periods: Readonly<Record<FigurePeriod, string>> = {
  today: 'Today',
  yesterday: 'Yesterday',
  '7-days': '7 days',
  '28-days': '28 days',
};

export const browserEdition =
  'Figures need the server edition: here, nobody but you sees the site, and there is no server that could count.';
export const countingBegins = 'Counting begins with the first reader.';
export const noSuchArticle = 'There are no figures of this article, or it is no longer published.';
export const openTheArticle = 'Open the article';

export const readingNow = 'Reading now';
export const inTheLastFiveMinutes = 'views of the whole site in the last five minutes';
export const views = 'Views';
export const viewsInPeriod: Readonly<Record<FigurePeriod, string>> = {
  today: 'Views today',
  yesterday: 'Views yesterday',
  '7-days': 'Views, 7 days',
  '28-days': 'Views, 28 days',
};
export const visitors = 'Visitors';
export const viewsEach = (number: string) => `${number} views each`;
export const notAddedUp = 'Visitors of several days can’t be added up.';
export const readOn = 'Stayed 15 seconds';
export const stayedAMinute = (share: string) => `${share} stayed a minute`;
export const usualDay = 'than a usual day like this';
export const usualByNow = 'than on a usual day by now';
export const daysBefore = 'than in the days before';
export const more = (percent: string) => `${percent} more`;
export const less = (percent: string) => `${percent} less`;
export const asMany = 'As many';

export const viewsByHour = 'Views by hour';
export const viewsByDay = 'Views by day';
export const thisPeriod = 'this period';
export const usual = 'usual: the middle of eight weeks';
export const arrowsMove = '← → move the line';
export const asATable = 'As a table';
export const hour = 'Hour';
export const day = 'Day';
export const usually = 'Usually';
export const fromTo = (from: string, to: string) => `${from} to ${to}`;
export const viewsForms = { one: 'view', other: 'views' };
export const usuallySo = (number: string) => `usually ${number}`;
export const notYet = 'still to come';

export const articles = 'Articles';
export const article = 'Article';
export const section = 'Section';
export const mostFrom = 'Most from';
export const onTheFront = 'On the front';
export const mostViewed = (count: string) => `The ${count} most viewed`;
export const removedArticle = 'An article that is no longer published';
export const nothingYet = 'Nothing yet.';
export const sections = 'Sections';
export const whereFrom = 'Where from';
export const devicesHeading = 'Devices';
export const fromTheWidth = 'From the width of the window alone.';
export const botsHeading = 'Bots, left out';
export const placesHeading = 'Where it stood on the homepage';
export const fewerThanFive = 'fewer than 5';

export const devices: Readonly<Record<Device, string>> = {
  phone: 'Phone',
  tablet: 'Tablet',
  computer: 'Computer',
};
export const botRules: Readonly<Record<BotRule, string>> = {
  named: 'Said that they are bots',
  steered: 'Browsers steered by programs',
  foreign: 'Reported from elsewhere',
  'too-many': 'More views than a person reads',
  'no-page': 'Addresses without a page',
};
const sources: Readonly<Record<string, string>> = {
  own: 'This site',
  none: 'Not told',
  other: 'Other sites',
  search: 'Search engines',
  'google-news': 'Google News',
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  telegram: 'Telegram',
  linkedin: 'LinkedIn',
  reddit: 'Reddit',
  youtube: 'YouTube',
};
/** Groups of sources have a name; others are hosts. */
export const sourceName = (source: string) => sources[source] ?? source;

export const howCounted = 'How this is counted.';
export const howCountedText =
  'By the page itself once it was seen for a second: no cookie, no address kept. A visitor is a number that is drawn anew each day and forgotten at midnight, so visitors of different days can’t be added up, and nothing that is stored leads to a person. Bots are left out. In lists, fewer than five are not told exactly.';
