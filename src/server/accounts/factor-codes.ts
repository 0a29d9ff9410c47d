import { randomInt } from 'node:crypto';
import type { TOTP } from 'otpauth';
import {
  RECOVERY_ALPHABET,
  RECOVERY_CODES,
  RECOVERY_LENGTH,
} from '#core/second-factor/recovery-code.ts';
import type { FactorCodes } from '#core/second-factor/second-factor-ports.ts';

/** Seconds of a time step (RFC 6238, section 5.2). */
const PERIOD = 30;
/** Accepted steps before and after the current one, for differing clocks (RFC 6238, section 6). */
const WINDOW = 1;

// Loaded on demand, since few sessions use these.
const otp = () => import('otpauth');

async function totpOf(key: string, label = '', issuer = ''): Promise<TOTP> {
  const { Secret, TOTP } = await otp();
  return new TOTP({
    secret: Secret.fromBase32(key),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
    label,
    issuer,
  });
}

const recoveryCode = (): string =>
  Array.from({ length: RECOVERY_LENGTH }, () =>
    RECOVERY_ALPHABET.charAt(randomInt(RECOVERY_ALPHABET.length)),
  ).join('');

/** One-time codes by `otpauth`, QR codes by `uqr`. */
export const factorCodes: FactorCodes = {
  newKey: async () => {
    const { Secret } = await otp();
    return new Secret({ size: 20 }).base32;
  },
  addressOf: async (key, { account, siteName }) =>
    // Apps would take a colon for the end of the issuer.
    (await totpOf(key, account, siteName.replaceAll(':', ' '))).toString(),
  pictureOf: async (text) => {
    const { encode } = await import('uqr');
    const { size, data } = encode(text, { ecc: 'M', border: 2 });
    const dark = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { size, path: dark.join('') };
  },
  stepOf: async (key, code, now) => {
    const totp = await totpOf(key);
    const timestamp = now.getTime();
    const delta = totp.validate({ token: code, timestamp, window: WINDOW });
    return delta === null ? undefined : totp.counter({ timestamp }) + delta;
  },
  newRecoveryCodes: () => Array.from({ length: RECOVERY_CODES }, recoveryCode),
};
