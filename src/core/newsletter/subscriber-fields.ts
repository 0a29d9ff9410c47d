import * as z from 'zod/mini';
import { longest, requiredText } from '../text/form-text.ts';

/** The rules of the newsletter's form. */
export const subscriberFields = {
  email: requiredText(
    'Please enter your e-mail address.',
    'Your e-mail address',
    longest.name,
  ).check(z.email('Please enter an e-mail address like name@example.com.')),
};
