import { languageOf } from '#core/text/language-of.ts';

/** The `lang` attribute of a text that is not in the site's language. */
export function writtenIn(text: string | undefined): { lang?: string } {
  const lang = languageOf(text ?? '');
  return lang === undefined ? {} : { lang };
}
