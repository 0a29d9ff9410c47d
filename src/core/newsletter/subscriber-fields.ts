import * as z from 'zod/mini';
import { rule } from '../errors.ts';
import { longest, requiredText } from '../text/form-text.ts';

/** The rules of the newsletter's form. */
export const subscriberFields = {
  email: requiredText('sender-email-missing', 'sender-email-too-long', longest.name).check(
    z.email(rule('email-malformed')),
  ),
};
