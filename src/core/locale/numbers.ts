import { lazily } from './lazily.ts';
import { SITE_LOCALE } from './site-locale.ts';

const decimal = lazily(() => new Intl.NumberFormat(SITE_LOCALE, { maximumFractionDigits: 1 }));
const percent = lazily(() => new Intl.NumberFormat(SITE_LOCALE, { style: 'percent' }));

/** `12,34,567`, `74.9`: with one decimal at most. */
export const inDigits = (number: number): string => decimal().format(number);

/** `46%` of a share from 0 to 1. */
export const inPercent = (share: number): string => percent().format(share);
