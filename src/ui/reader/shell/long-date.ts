import { calendarDate } from '#core/article/published-label.ts';

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' });

/** 'Saturday, 21 November 2026'. */
export const longDate = (date: Date): string => `${weekday.format(date)}, ${calendarDate(date)}`;
