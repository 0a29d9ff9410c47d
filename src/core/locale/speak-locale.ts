import { dateWordsOf } from './date-words.ts';
import { setDateFormats } from './reader-dates.ts';
import { sayDates } from './say-dates.ts';
import { DEFAULT_LOCALE, setSiteLocale, siteLocale } from './site-locale.ts';

/** Lets dates, numbers and quotation marks of this process follow the locale of its site. */
export function speakLocale(locale: string): void {
  if (locale === siteLocale()) return;
  setSiteLocale(locale);
  if (locale === DEFAULT_LOCALE) setDateFormats();
  else sayDates(dateWordsOf(locale));
}
