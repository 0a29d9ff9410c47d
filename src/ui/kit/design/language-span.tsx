import { writtenIn } from './written-in.ts';

/** A name or term, with `lang` set if it is not in the site's language. */
export function LanguageSpan({ text }: { text: string }) {
  const { lang } = writtenIn(text);
  return lang === undefined ? text : <span lang={lang}>{text}</span>;
}
