import { writtenIn } from './written-in.ts';

/** A name or a term among words of the site's own language, marked where it is in another one. */
export function LanguageSpan({ text }: { text: string }) {
  const { lang } = writtenIn(text);
  return lang === undefined ? text : <span lang={lang}>{text}</span>;
}
