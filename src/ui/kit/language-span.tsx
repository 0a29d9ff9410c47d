import { writtenIn } from './written-in.ts';

/** A name or a term among words of the site's own language, marked where it is in another one. */
export const LanguageSpan = ({ text }: { text: string }) => (
  <span {...writtenIn(text)}>{text}</span>
);
