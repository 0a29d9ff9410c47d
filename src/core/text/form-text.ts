import * as z from 'zod/mini';
import type { RuleCode } from '../errors.ts';
import { foldForAddress, invisible } from './fold.ts';
import { isSlug } from './slug.ts';
import { storedForm, storedName } from './stored-form.ts';

/** Maximum lengths in forms, in characters (UTF-16 code units); older records may be longer. */
export const longest = {
  category: 100,
  /** Name of a person, a placement or an advertisement. */
  name: 200,
  /** Last part of a page's address. */
  slug: 200,
  title: 300,
  /** Standfirst, alternative text, caption, text over a picture, notification. */
  sentence: 1_000,
  description: 5_000,
  address: 2_000,
  /** Picture or video in a data URL, in which the browser edition stores videos of up to 2 MB. */
  embeddedMedia: 4_000_000,
  paragraph: 100_000,
} as const;

/** Schema of a form's text: in its stored form, trimmed, of at most `most` characters. */
export const textOf = (tooLong: RuleCode, most: number) =>
  z.string().check(z.overwrite(storedForm), z.trim(), z.maxLength(most, tooLong));

/** Checks that a text has a sign with a shape. */
const isVisible = (missing: RuleCode) =>
  z.check<string>(({ value, issues }) => {
    if (value.replace(invisible, '').trim() !== '') return;
    issues.push({
      code: 'too_small',
      origin: 'string',
      minimum: 1,
      input: value,
      message: missing,
    });
  });

/** Schema of a form's required text; white space and invisible signs alone count as missing. */
export const requiredText = (missing: RuleCode, tooLong: RuleCode, most: number) =>
  z
    .string(missing)
    .check(z.overwrite(storedForm), z.trim(), isVisible(missing), z.maxLength(most, tooLong));

/** Schema of a name, as it is stored. */
export const nameText = z.string().check(z.overwrite(storedName));

/** Schema of a form's required name, as it is stored. */
export const requiredName = (missing: RuleCode, tooLong: RuleCode, most: number) =>
  z.string(missing).check(z.overwrite(storedName), isVisible(missing), z.maxLength(most, tooLong));

/** Schema of a form's slug: letters, digits and single hyphens, in the form of addresses; or empty. */
export const slugText = (malformed: RuleCode, tooLong: RuleCode) =>
  textOf(tooLong, longest.slug).check(
    z.overwrite(foldForAddress),
    z.refine((slug) => slug === '' || isSlug(slug), malformed),
  );

const isEmbedded = (address: string): boolean => /^\s*data:/i.test(address);

/** Maximum length of the address of a picture or video, depending on whether it is a data URL. */
export const longestMedia = (address: string): number =>
  isEmbedded(address) ? longest.embeddedMedia : longest.address;

/** Checks that the address of a picture or video doesn't exceed `longestMedia`. */
const mediaFits = (tooLong: RuleCode) =>
  z.check<string>(({ value, issues }) => {
    const maximum = longestMedia(value);
    if (value.length <= maximum) return;
    issues.push({ code: 'too_big', origin: 'string', maximum, input: value, message: tooLong });
  });

/** Schema of a form's picture or video: its address, or a data URL. */
export const mediaText = (tooLong: RuleCode) => z.string().check(mediaFits(tooLong));

/** Schema of a form's required picture or video. */
export const requiredMedia = (missing: RuleCode, tooLong: RuleCode) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), mediaFits(tooLong));
