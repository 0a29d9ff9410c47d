import * as z from 'zod/mini';
import { rule } from '../errors.ts';

/** Longest password, in characters. */
export const LONGEST_PASSWORD = 200;

/** Longest of what somebody types into an account form, in characters. */
const LONGEST = 200;

/** Control characters, line breaks, and what turns the direction of writing. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** Text that mail programs turn into a link; names appear in letters that the site signs. */
const ADDRESS =
  /:\/\/|\bwww\.|\S@\S|\p{L}\.\p{L}+\/|[\p{L}\p{N}]\.(?:app|biz|cn|co|com|de|dev|example|in|info|io|net|online|org|ru|shop|site|top|uk|xyz)\b/iu;

/** True where a name holds no address and no unprintable character, so it may go into a letter. */
export const isPlainName = (name: string): boolean =>
  !UNPRINTABLE.test(name) && !ADDRESS.test(name);

export const fullName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, rule('full-name-missing')),
    z.maxLength(LONGEST, rule('full-name-too-long')),
    z.refine(isPlainName, rule('full-name-not-plain')),
  );

export const emailAddress = z
  .string()
  .check(z.trim(), z.maxLength(LONGEST, rule('email-too-long')), z.email(rule('email-malformed')));

const notTooLong = z.maxLength(LONGEST_PASSWORD, rule('password-too-long'));

/**
 * A password that proves who somebody is. Every use case that compares or hashes one takes it by
 * this schema: Unicode normalization before hashing takes quadratic time in the worst case.
 */
export const givenPassword = z.string().check(notTooLong);

/** A password that somebody chooses, as far as its form goes; see `mustBeGoodPassword`. */
export const newPassword = z.string().check(
  z.minLength(1, rule('password-missing')),
  notTooLong,
  z.refine((text) => text.trim() !== '', rule('password-missing')),
);
