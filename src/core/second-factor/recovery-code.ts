/** Number of codes per account. */
export const RECOVERY_CODES = 10;

/** Crockford's Base32 alphabet, without letters that look like digits. */
export const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Characters of a code: 60 bits, too many for brute force even with the stored hashes. */
export const RECOVERY_LENGTH = 12;

/** Formats a code for display: `7FQ2-M9KD-H3XW`. */
export const shownRecoveryCode = (code: string): string => code.replace(/.{4}(?=.)/g, '$&-');

/**
 * Normalizes a typed code to its stored form: upper case, without hyphens and spaces, with `O` as `0`, and
 * `I` and `L` as `1`. `undefined` if it isn't a recovery code.
 */
export function recoveryCodeIn(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  const isCode =
    code.length === RECOVERY_LENGTH && [...code].every((one) => RECOVERY_ALPHABET.includes(one));
  return isCode ? code : undefined;
}

/** Extracts the six digits of an authenticator app's code, typed with or without spaces. */
export const appCodeIn = (typed: string): string | undefined =>
  /^\d{6}$/.exec(typed.replace(/\s/g, ''))?.[0];
