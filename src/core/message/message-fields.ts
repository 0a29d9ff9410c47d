import * as z from 'zod/mini';
import { rule } from '../errors.ts';
import { longest, requiredText } from '../text/form-text.ts';

/** Longest message, in characters: about four printed pages. */
export const LONGEST_MESSAGE = 10_000;

/** The rules of the contact form. */
export const messageFields = {
  name: requiredText('sender-name-missing', 'sender-name-too-long', longest.name),
  email: requiredText('sender-email-missing', 'sender-email-too-long', longest.name).check(
    z.email(rule('email-malformed')),
  ),
  subject: requiredText('message-subject-missing', 'message-subject-too-long', longest.name),
  message: requiredText('message-missing', 'message-too-long', LONGEST_MESSAGE),
};
