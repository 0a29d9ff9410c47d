import * as z from 'zod/mini';
import { Refusal } from '../errors.ts';
import { defineChange } from '../use-case.ts';
import { emailKey, type Reader, readerOf } from './user.ts';

export const REGISTRATION_FAILED = 'Registration Failed';

/** Longest of what a reader types into an account form, in characters. */
export const ACCOUNT_FIELD_LENGTH = 200;

/** Makes an account, Standard at first. Refuses with `taken` for an address that has one. */
export const registerReader = defineChange({
  name: 'registerReader',
  invalidTitle: REGISTRATION_FAILED,
  input: z.object({
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Please enter your full name.'),
        z.maxLength(ACCOUNT_FIELD_LENGTH, 'This name is too long.'),
      ),
    email: z
      .string()
      .check(
        z.trim(),
        z.maxLength(ACCOUNT_FIELD_LENGTH, 'This e-mail address is too long.'),
        z.email('Please enter an e-mail address like name@example.com.'),
      ),
    password: z.string().check(
      z.minLength(1, 'Please choose a password.'),
      z.maxLength(ACCOUNT_FIELD_LENGTH, 'This password is too long.'),
      z.refine((text) => text.trim() !== '', 'Please choose a password.'),
    ),
  }),
  prepare: ({ input, ports }) => ports.passwords.hash(input.password),
  change: async (change, { input, prepared, ports }) => {
    if (await change.count('users', { where: { email: emailKey(input.email) } })) {
      throw new Refusal({
        code: 'taken',
        title: REGISTRATION_FAILED,
        message: 'An account with this email already exists.',
        field: 'email',
      });
    }
    const user = await change.insert('users', {
      name: input.name,
      email: input.email,
      password: prepared,
      subscribed: false,
      createdAt: ports.clock.now().toISOString(),
    });
    return {
      value: readerOf(user) satisfies Reader,
      activity: { action: 'Registered User', description: `User "${user.name}" registered` },
    };
  },
});
