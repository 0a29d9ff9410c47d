import { isRightToLeft, languageOf } from '#core/text/language-of.ts';

/**
 * The `lang` attribute of a text that is not in the site's language, and `dir` of one that runs from right
 * to left.
 */
export function writtenIn(text: string | undefined): { lang?: string; dir?: 'rtl' } {
  const lang = languageOf(text ?? '');
  return {
    ...(lang === undefined ? {} : { lang }),
    ...(isRightToLeft(text ?? '') ? { dir: 'rtl' } : {}),
  };
}
