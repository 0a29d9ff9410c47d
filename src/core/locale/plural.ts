import { lazily } from './lazily.ts';
import { inDigits } from './numbers.ts';
import { DEFAULT_LOCALE } from './site-locale.ts';

const conjunction = lazily(() => new Intl.ListFormat(DEFAULT_LOCALE, { type: 'conjunction' }));

/** `title, category and author`. */
export const inList = (parts: readonly string[]): string => conjunction().format(parts);

/** Forms of a word or sentence by the plural category of its number; `other` also serves absent ones. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

const rules = lazily(() => new Intl.PluralRules(DEFAULT_LOCALE));

/** Returns the form that the program's language uses with a number. */
export const pluralOf = (count: number, forms: PluralForms): string =>
  forms[rules().select(count)] ?? forms.other;

const inOwnDigits = lazily(() => new Intl.NumberFormat(DEFAULT_LOCALE));

/** `1 article`, `1,234 articles` in the program's own locale, for texts that are stored. */
export const countedInOwn = (count: number, forms: PluralForms): string =>
  `${inOwnDigits().format(count)} ${pluralOf(count, forms)}`;

/** `1 article`, `1,234 articles`. */
export const counted = (count: number, forms: PluralForms): string =>
  `${inDigits(count)} ${pluralOf(count, forms)}`;
