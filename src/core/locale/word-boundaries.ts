import { lazily } from './lazily.ts';
import { DEFAULT_LOCALE } from './site-locale.ts';

const segmenter = lazily(() => new Intl.Segmenter(DEFAULT_LOCALE, { granularity: 'word' }));

/** Cuts a text of a script without spaces into words, by the dictionary that `Intl` has. */
export const cutIntoWords = (text: string): string[] =>
  [...segmenter().segment(text)].map(({ segment }) => segment);
