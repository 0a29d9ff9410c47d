import * as z from 'zod/mini';

/** A form's text that must be there; white space doesn't count. One message, whatever is wrong. */
export const requiredText = (message: string) =>
  z.string(message).check(z.trim(), z.minLength(1, message));
