/** Locale of words that the program writes itself, and of sites that have set none (BCP 47). */
export const DEFAULT_LOCALE = 'en-IN';

let locale: string = DEFAULT_LOCALE;

/** Locale of the site's dates, numbers and quotation marks, and the `lang` of its pages (BCP 47). A process has one site. */
export const siteLocale = (): string => locale;

/** Sets the site's locale for numbers and marks; `speakLocale` also sets that of readers' dates. */
export const setSiteLocale = (next: string): void => {
  locale = next;
};

/** The site's locale for `Intl`, with Latin digits and our calendar. */
export const formatLocale = (): string => `${locale}-u-ca-gregory-nu-latn`;
