/** Locale of the site: of its words, dates, numbers and plurals, as BCP 47 writes it. */
export const SITE_LOCALE = 'en-IN';

/** `12,34,567` */
export const inDigits = (count: number): string => count.toLocaleString(SITE_LOCALE);
