import { lazily } from './lazily.ts';
import { DEFAULT_LOCALE } from './site-locale.ts';

const collator = lazily(
  () => new Intl.Collator(DEFAULT_LOCALE, { numeric: true, sensitivity: 'base' }),
);

/** Order of two texts for `sort`: case and accents don't count, numbers go by their value. */
export const compareTexts = (one: string, other: string): number => collator().compare(one, other);
