/** Locale of the site's words, dates, numbers and plurals, as a BCP 47 tag. */
export const SITE_LOCALE = 'en-IN';

/** `12,34,567` */
export const inDigits = (count: number): string => count.toLocaleString(SITE_LOCALE);
