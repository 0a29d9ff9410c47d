import * as z from 'zod/mini';
import { rule } from '../errors.ts';

/** Longest password, in characters. */
export const LONGEST_PASSWORD = 200;

/** Longest name and address, in characters. */
const LONGEST = 200;

/** Control characters, line separators and bidirectional overrides. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** Text that mail programs turn into a link: letters contain names that strangers choose. */
const ADDRESS =
  /:\/\/|\bwww\.|\S@\S|\p{L}\.\p{L}+\/|[\p{L}\p{N}]\.(?:app|biz|cn|co|com|de|dev|example|in|info|io|net|online|org|ru|shop|site|top|uk|xyz)\b/iu;

/** True if a name holds no address and no unprintable character, so that it may go into a letter. */
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
 * A password given to authenticate. Every use case that compares or hashes passwords uses this schema,
 * because Unicode normalization before hashing takes quadratic time in the worst case.
 */
export const givenPassword = z.string().check(notTooLong);

/** A newly chosen password; `mustBeGoodPassword` checks its strength. */
export const newPassword = z.string().check(
  z.minLength(1, rule('password-missing')),
  notTooLong,
  z.refine((text) => text.trim() !== '', rule('password-missing')),
);
