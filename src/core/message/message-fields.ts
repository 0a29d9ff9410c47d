import * as z from 'zod/mini';
import { longest, requiredText } from '../text/form-text.ts';

/** Longest message, in characters: some four printed pages. */
export const LONGEST_MESSAGE = 10_000;

/** The rules of the contact form. */
export const messageFields = {
  name: requiredText('Please enter your name.', 'Your name', longest.name),
  email: requiredText(
    'Please enter your e-mail address.',
    'Your e-mail address',
    longest.name,
  ).check(z.email('Please enter an e-mail address like name@example.com.')),
  subject: requiredText('Please enter a subject.', 'The subject', longest.name),
  message: requiredText('Please write a message.', 'The message', LONGEST_MESSAGE),
};
