import * as z from 'zod/mini';

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

export const newPassword = z.string().check(
  z.minLength(1, 'Please choose a password.'),
  z.maxLength(LONGEST, 'This password is too long.'),
  z.refine((text) => text.trim() !== '', 'Please choose a password.'),
);
