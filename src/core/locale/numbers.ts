import { perLocale } from './lazily.ts';
import { formatLocale } from './site-locale.ts';

const decimal = perLocale(
  () => new Intl.NumberFormat(formatLocale(), { maximumFractionDigits: 1 }),
);
const percent = perLocale(() => new Intl.NumberFormat(formatLocale(), { style: 'percent' }));

/** `12,34,567`, `74.9`: with one decimal at most. */
export const inDigits = (number: number): string => decimal().format(number);

/** `46%` of a share from 0 to 1. */
export const inPercent = (share: number): string => percent().format(share);
