import { writtenIn } from './written-in.ts';

/** A name or term, with `lang` and `dir` set if it is not in the site's language. */
export function LanguageSpan({ text }: { text: string }) {
  const { lang, dir } = writtenIn(text);
  if (lang === undefined && dir === undefined) return text;
  return (
    <span lang={lang} dir={dir}>
      {text}
    </span>
  );
}
