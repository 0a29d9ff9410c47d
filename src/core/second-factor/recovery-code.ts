/** Codes of one set. */
export const RECOVERY_CODES = 10;

/** Crockford's base32: letters and digits that nobody confuses. */
export const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Characters of a code: 60 bits, too many to try also for whoever has the stored hashes. */
export const RECOVERY_LENGTH = 12;

const GROUP = 4;

/** A code as it is shown: `7FQ2-M9KD-H3XW`. */
export const shownRecoveryCode = (code: string): string =>
  (code.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-');

/**
 * Normalizes a typed code to its stored form: upper case, without hyphens and spaces, with the
 * digits that `O`, `I` and `L` stand for. `undefined` where it is no code.
 */
export function recoveryCodeIn(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  const isCode =
    code.length === RECOVERY_LENGTH && [...code].every((one) => RECOVERY_ALPHABET.includes(one));
  return isCode ? code : undefined;
}

/** The six digits of an authenticator app in what was typed, with or without spaces. */
export const appCodeIn = (typed: string): string | undefined =>
  /^\d{6}$/.exec(typed.replace(/\s/g, ''))?.[0];
