import { lazily } from './lazily.ts';
import { SITE_LOCALE } from './site-locale.ts';

const conjunction = lazily(() => new Intl.ListFormat(SITE_LOCALE, { type: 'conjunction' }));

/** `title, category and author`. */
export const inList = (parts: readonly string[]): string => conjunction().format(parts);
