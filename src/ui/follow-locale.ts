import { siteLocale } from '#core/locale/site-locale.ts';
import type { Site } from '#core/site/site.ts';

/** Lets dates and numbers follow the locale of the site, and the document that is shown, if any, declare it. */
export async function followLocale({ look: { locale } }: Site): Promise<void> {
  if (locale === siteLocale()) return;
  const { speakLocale } = await import('#core/locale/speak-locale.ts');
  speakLocale(locale);
  if (typeof document !== 'undefined') document.documentElement.lang = locale;
}
