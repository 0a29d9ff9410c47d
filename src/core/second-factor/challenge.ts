import type { Online } from '../ports.ts';

/** Seconds in which somebody finds their phone, and no more. */
export const CHALLENGE_LIFETIME = 5 * 60;

/** The ceremonies of WebAuthn that a challenge can be for. */
type Ceremony = 'passkey-creation' | 'passkey-proof' | 'passkey-log-in';

/** The account that a log-in by a passkey alone will be found to be of: none is known before. */
export const NOBODY = '';

/** A challenge of 256 bits in base64url, for one ceremony of one account. */
export const newChallenge = (
  { tokens }: Online,
  ceremony: Ceremony,
  userId: string,
): Promise<string> => tokens.create(ceremony, { subject: userId }, CHALLENGE_LIFETIME);

/** Uses a challenge up; false where it was none for that, is too old or was used. */
export const redeemChallenge = async (
  { tokens }: Online,
  ceremony: Ceremony,
  challenge: string,
  userId: string,
): Promise<boolean> => (await tokens.redeem(ceremony, challenge))?.subject === userId;
