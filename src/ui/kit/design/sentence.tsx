import { Fragment, type ReactNode } from 'react';

/** Names of the slots of a sentence: `link` and `day` in `<link>Read it</link> until <day/>`. */
type SlotsOf<Words extends string> = Words extends `${string}<${infer Name}>${infer Rest}`
  ?
      | (Name extends `/${string}` ? never : Name extends `${infer Alone}/` ? Alone : Name)
      | SlotsOf<Rest>
  : never;

interface SentenceProps<Words extends string> {
  /** A sentence of a catalogue with slots, `<name>words</name>` or `<name/>`, in the order of its language. */
  words: Words;
  /** Makes what stands in each slot, from the words between its marks; without any they are empty. */
  slots: Readonly<Record<SlotsOf<Words>, (words: string) => ReactNode>>;
}

/** A sentence with links, times or other elements in it, whose order is that of its language. */
export function Sentence<const Words extends string>({ words, slots }: SentenceProps<Words>) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: mark, 1: name, 2: inner = '', index } of words.matchAll(
    /<(\w+)(?:\/>|>(.*?)<\/\1>)/g,
  )) {
    const slot = slots[name as SlotsOf<Words>];
    parts.push(words.slice(end, index), <Fragment key={index}>{slot(inner)}</Fragment>);
    end = index + mark.length;
  }
  return [...parts, words.slice(end)];
}
