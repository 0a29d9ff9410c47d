import { calendarDate } from '#core/article/published-label.ts';

const DAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** The date as in 'Saturday, 21 November 2026'. */
export const longDate = (date: Date): string => `${DAYS[date.getDay()]}, ${calendarDate(date)}`;
