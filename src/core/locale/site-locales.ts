import { lazily } from './lazily.ts';
import { DEFAULT_LOCALE } from './site-locale.ts';

/** Languages and regions that a site can choose, by their BCP 47 tags. Those of scripts from right to left are missing: pages run from left to right. */
export const siteLocales = [
  DEFAULT_LOCALE,
  ...[
    'en-AU',
    'en-CA',
    'en-GB',
    'en-IE',
    'en-KE',
    'en-NG',
    'en-NZ',
    'en-PH',
    'en-SG',
    'en-US',
    'en-ZA',
  ],
  ...['as-IN', 'bn-BD', 'bn-IN', 'gu-IN', 'hi-IN', 'kn-IN', 'ml-IN', 'mr-IN', 'ne-NP', 'or-IN'],
  ...['pa-IN', 'si-LK', 'ta-IN', 'ta-LK', 'te-IN'],
  ...['cs-CZ', 'da-DK', 'de-AT', 'de-CH', 'de-DE', 'el-GR', 'es-AR', 'es-ES', 'es-MX', 'et-EE'],
  ...['fi-FI', 'fr-BE', 'fr-CA', 'fr-CH', 'fr-FR', 'hu-HU', 'it-IT', 'lt-LT', 'lv-LV', 'nb-NO'],
  ...['nl-BE', 'nl-NL', 'pl-PL', 'pt-BR', 'pt-PT', 'ro-RO', 'ru-RU', 'sv-SE', 'tr-TR', 'uk-UA'],
  ...['id-ID', 'ja-JP', 'ko-KR', 'ms-MY', 'sw-KE', 'th-TH', 'vi-VN', 'zh-CN', 'zh-TW'],
] as const;

const byLanguage = lazily(
  () =>
    new Intl.DisplayNames(['en'], {
      type: 'language',
      languageDisplay: 'standard',
    }),
);

/** Name of a language and region: 'German (Austria)'. */
export const localeName = (locale: string): string => byLanguage().of(locale) ?? locale;

/** What a locale looks like: a date with its day, and a number. */
export function localeSample(locale: string, at: Date): string {
  const tag = `${locale}-u-ca-gregory-nu-latn`;
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'full' }).format(at);
  return `${date} · ${new Intl.NumberFormat(tag).format(1_234_567.8)}`;
}
