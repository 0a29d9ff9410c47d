import type { Failure } from '../errors.ts';
import type { Online } from '../ports.ts';

export const needsServer: Failure = {
  code: 'unavailable',
  title: 'Not possible here',
  message: 'This edition runs in one browser and has no staff but whoever uses it.',
};

export const linkExpired: Failure = {
  code: 'not-found',
  title: 'Link Expired',
  message: 'This link was used already, or is too old. Please ask for a new one.',
};

const HOUR = 60 * 60;

/** How long a link is good, in seconds. */
const lifetimes = { 'reset-password': HOUR, invitation: 7 * 24 * HOUR } as const;

export const linkPurposes = ['reset-password', 'invitation'] as const;

/** The address where somebody sets a password: once, and not for long. */
export async function passwordLink(
  { origin, tokens }: Online,
  purpose: keyof typeof lifetimes,
  userId: string,
): Promise<string> {
  await tokens.revokeAllOf(purpose, userId);
  const token = await tokens.create(purpose, userId, lifetimes[purpose]);
  return `${origin()}/set-password?token=${encodeURIComponent(token)}`;
}
