import type { Online } from '../ports.ts';

/** Lifetime of a challenge in seconds: long enough to fetch one's phone. */
export const CHALLENGE_LIFETIME = 5 * 60;

/** The ceremonies of WebAuthn that a challenge can be for. */
type Ceremony = 'passkey-creation' | 'passkey-proof' | 'passkey-log-in';

/** Account id in challenges of log-ins by passkey alone, whose account isn't known yet. */
export const NOBODY = '';

/** Creates a challenge of 256 bits in base64url, for one ceremony of one account. */
export const newChallenge = (
  { tokens }: Online,
  ceremony: Ceremony,
  userId: string,
): Promise<string> => tokens.create(ceremony, { subject: userId }, CHALLENGE_LIFETIME);

/** Redeems a challenge; false if it is unknown, for another account, expired or redeemed already. */
export const redeemChallenge = async (
  { tokens }: Online,
  ceremony: Ceremony,
  challenge: string,
  userId: string,
): Promise<boolean> => (await tokens.redeem(ceremony, challenge))?.subject === userId;
