/** Locale of the site's words, dates, numbers and plurals, and the `lang` of its pages (BCP 47). */
export const SITE_LOCALE = 'en-IN';
