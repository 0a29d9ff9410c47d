import type { Failure } from '../../errors.ts';
import type { Online, TokenContent } from '../../ports.ts';
import { generationOf, type User } from '../user.ts';

export const needsServer: Failure = {
  kind: 'unavailable',
  code: 'staff-need-server',
};

export const linkExpired: Failure = { kind: 'not-found', code: 'password-link-expired' };

const HOUR = 60 * 60;

/** Lifetimes of links, in seconds. */
const lifetimes = { 'reset-password': HOUR, invitation: 7 * 24 * HOUR } as const;

/** The links that set a password. */
export const linkPurposes = ['reset-password', 'invitation'] as const;

export type LinkPurpose = (typeof linkPurposes)[number];

/**
 * Creates a single-use link that sets a password. It expires after its purpose's lifetime, or when the
 * account's generation is raised. An invitation's link carries the role. Revokes earlier links of the same
 * purpose unless `keepsEarlier`.
 */
export async function passwordLink(
  { origin, tokens }: Online,
  purpose: LinkPurpose,
  user: User,
  keepsEarlier = false,
): Promise<string> {
  if (!keepsEarlier) await tokens.revokeAllOf(purpose, user.id);
  const content: TokenContent = { subject: user.id, generation: generationOf(user) };
  if (purpose === 'invitation' && user.invited) content.invitation = user.invited;
  const token = await tokens.create(purpose, content, lifetimes[purpose]);
  return `${origin()}/set-password?token=${encodeURIComponent(token)}`;
}

/** Returns the account that a link is for; `undefined` if its generation was raised since. */
export const holderOf = (link: TokenContent, user: User | undefined): User | undefined =>
  user && link.generation === generationOf(user) ? user : undefined;
