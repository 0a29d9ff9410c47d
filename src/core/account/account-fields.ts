import * as z from 'zod/mini';

/** Longest password, in characters. */
export const LONGEST_PASSWORD = 200;

/** Longest of what somebody types into an account form, in characters. */
const LONGEST = 200;

export const fullName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please enter your full name.'),
    z.maxLength(LONGEST, 'This name is too long.'),
  );

export const emailAddress = z
  .string()
  .check(
    z.trim(),
    z.maxLength(LONGEST, 'This e-mail address is too long.'),
    z.email('Please enter an e-mail address like name@example.com.'),
  );

const notTooLong = z.maxLength(LONGEST_PASSWORD, 'This password is too long.');

/**
 * A password that proves who somebody is. Every use case that compares or hashes one takes it by
 * this schema: Unicode normalization before hashing takes quadratic time in the worst case.
 */
export const givenPassword = z.string().check(notTooLong);

export const newPassword = z.string().check(
  z.minLength(1, 'Please choose a password.'),
  notTooLong,
  z.refine((text) => text.trim() !== '', 'Please choose a password.'),
);
