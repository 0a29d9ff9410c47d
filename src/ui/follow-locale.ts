import { siteLocale } from '#core/locale/site-locale.ts';
import type { Site } from '#core/site/site.ts';

/** Lets dates and numbers follow the locale of the site. */
export async function followLocale({ look: { locale } }: Site): Promise<void> {
  if (locale !== siteLocale()) {
    (await import('#core/locale/speak-locale.ts')).speakLocale(locale);
  }
}
