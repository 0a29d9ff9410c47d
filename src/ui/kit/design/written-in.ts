import { languageOf } from '#core/text/language-of.ts';

/** The attribute that says in which language a text is, where that isn't the site's own. */
export function writtenIn(text: string | undefined): { lang?: string } {
  const lang = languageOf(text ?? '');
  return lang === undefined ? {} : { lang };
}
