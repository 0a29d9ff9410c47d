import * as z from 'zod/mini';

/** Longest of what forms take, in characters (UTF-16 code units); records from before may be longer. */
export const longest = {
  category: 100,
  /** A person's, a placement's, an advertisement's. */
  name: 200,
  title: 300,
  /** A standfirst, an alternative text, a caption, words over a picture, a notification. */
  sentence: 1_000,
  description: 5_000,
  address: 2_000,
  /** A picture or video within its address: the browser edition keeps videos up to 2 MB so. */
  embeddedMedia: 4_000_000,
  paragraph: 100_000,
} as const;

const inWords = (count: number): string => count.toLocaleString('en-IN');

/** `The title may have at most 300 characters; it has 312.` */
export const tooLong = (what: string, most: number, length: number): string =>
  `${what} may have at most ${inWords(most)} characters; it has ${inWords(length)}.`;

/** `An article may have at most 2,000 blocks; it has 2,400.` */
export const tooMany = (what: string, most: number, parts: string, count: number): string =>
  `${what} may have at most ${inWords(most)} ${parts}; it has ${inWords(count)}.`;

const lengthOf = (input: unknown): number => (typeof input === 'string' ? input.length : 0);

const atMost = (what: string, most: number) =>
  z.maxLength(most, { error: ({ input }) => tooLong(what, most, lengthOf(input)) });

/** A form's text, trimmed, of at most so many characters; `what` begins the sentence that says so. */
export const textOf = (what: string, most: number) =>
  z.string().check(z.trim(), atMost(what, most));

/** A form's text that must be there; white space doesn't count. */
export const requiredText = (missing: string, what: string, most: number) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), atMost(what, most));

const isEmbedded = (address: string): boolean => /^\s*data:/i.test(address);

/** Longest that an address of a picture or video may be. */
export const longestMedia = (address: string): number =>
  isEmbedded(address) ? longest.embeddedMedia : longest.address;

/** Refuses an address of a picture or video that is too long for what it is. */
const mediaFits = (what: string) =>
  z.check<string>((checked) => {
    const { value, issues } = checked;
    const maximum = longestMedia(value);
    if (value.length <= maximum) return;
    const message = tooLong(what, maximum, value.length);
    issues.push({ code: 'too_big', origin: 'string', maximum, input: value, message });
  });

/** The address of a picture or video, or the medium itself as a `data:` address. */
export const mediaText = (what: string) => z.string().check(mediaFits(what));

/** The same where there must be one. */
export const requiredMedia = (missing: string, what: string) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), mediaFits(what));
