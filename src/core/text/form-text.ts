import * as z from 'zod/mini';
import type { RuleCode } from '../errors.ts';

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

/** A form's text, trimmed, of at most so many characters. */
export const textOf = (tooLong: RuleCode, most: number) =>
  z.string().check(z.trim(), z.maxLength(most, tooLong));

/** A form's text that must be there; white space doesn't count. */
export const requiredText = (missing: RuleCode, tooLong: RuleCode, most: number) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(most, tooLong));

const isEmbedded = (address: string): boolean => /^\s*data:/i.test(address);

/** Longest that an address of a picture or video may be. */
export const longestMedia = (address: string): number =>
  isEmbedded(address) ? longest.embeddedMedia : longest.address;

/** Refuses an address of a picture or video that is too long for what it is. */
const mediaFits = (tooLong: RuleCode) =>
  z.check<string>(({ value, issues }) => {
    const maximum = longestMedia(value);
    if (value.length <= maximum) return;
    issues.push({ code: 'too_big', origin: 'string', maximum, input: value, message: tooLong });
  });

/** The address of a picture or video, or the medium itself as a `data:` address. */
export const mediaText = (tooLong: RuleCode) => z.string().check(mediaFits(tooLong));

/** The same where there must be one. */
export const requiredMedia = (missing: RuleCode, tooLong: RuleCode) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), mediaFits(tooLong));
