const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀćđéƒǵĥíĵķĺɱńóƥɋŕśťúṽŵẋýźÁɃĆĐÉƑǴĤÍĴĶĹṀŃÓƤɊŔŚŤÚṼŴẊÝŹ';

/** Slots of a sentence, `<link>`, and escapes of the source, `\n`. */
const marks = /<\/?\w+\/?>|\\./;

const accent = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => [...accented][plain.indexOf(letter)] ?? letter);

/** Returns the words of the pseudo-language: each letter with an accent, each word a third longer. */
export const pseudoWords = (text: string): string =>
  text
    .split(new RegExp(`(${marks.source})`))
    .map((part) =>
      marks.test(part)
        ? part
        : accent(part).replace(
            /\p{L}{3,}/gu,
            (word) => word + '·'.repeat(Math.ceil(word.length / 3)),
          ),
    )
    .join('');

/** Keys of stored texts that pages show. */
const shownKeys = new Set(
  'title name author category biography pictureAlt rows items cells by tag text content alt caption credit description message subject kicker standfirst summary role bio siteName temperature address phone overlay note reason quote source heading transcript action label'.split(
    ' ',
  ),
);

/** Returns records whose shown texts are in the pseudo-language, so that what is left in English is the interface's. */
export function pseudoRecords<Value>(value: Value, key = ''): Value {
  if (Array.isArray(value)) return value.map((one) => pseudoRecords(one, key)) as Value;
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, pseudoRecords(one, name)]),
    ) as Value;
  }
  return typeof value === 'string' && shownKeys.has(key) ? (pseudoWords(value) as Value) : value;
}
