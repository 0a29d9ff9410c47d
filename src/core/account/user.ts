import * as z from 'zod/mini';
import { recordFields, storedSwitch, storedText } from '../text/stored.ts';
import { roles } from './role.ts';

/** The place that somebody was invited to, and the name they were invited by. */
export const invitationSchema = z.object({ name: z.string(), role: z.enum(roles) });

export type Invitation = z.infer<typeof invitationSchema>;

export const userSchema = z.looseObject({
  ...recordFields,
  name: storedText(),
  email: z.string(),
  /** A salted slow hash (`$…`); records from elsewhere may hold plain text until the next login. */
  password: storedText(),
  subscribed: storedSwitch(),
  createdAt: storedText(),
  /** Role of staff; absent for readers. Only the server edition checks it. */
  role: z.catch(z.optional(z.enum(roles)), undefined),
  /** Raised by whatever ends sessions and links: a new password, another role. Absent means 0. */
  generation: z.catch(z.optional(z.number()), undefined),
  /** A letter to the address was answered; absent means no. */
  emailConfirmed: z.catch(z.optional(z.boolean()), undefined),
  /** Role and name of an open invitation, given once its link is redeemed, never before. */
  invited: z.catch(z.optional(invitationSchema), undefined),
});

export type User = z.infer<typeof userSchema>;

/** A user as the site shows them: no password. The session holds the same. */
export const readerSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Premium when true, Standard when false. */
  subscribed: z.boolean(),
  createdAt: z.string(),
  role: z.exactOptional(z.enum(roles)),
  /** A letter to the address was answered. */
  emailConfirmed: z.exactOptional(z.boolean()),
});

export type Reader = z.infer<typeof readerSchema>;

/** An account whose holder has just proved who they are; a session belongs to this generation of it. */
export interface ProvenReader {
  reader: Reader;
  generation: number;
  /**
   * Second factor shown with this log-in, or (`earlier`) with the session that it replaces. Absent
   * where none was shown.
   */
  factor?: 'passkey' | 'app' | 'recovery-code' | 'earlier';
}

/** Recipient of a link that sets a password. */
export const linkHolderSchema = z.object({
  name: z.string(),
  email: z.string(),
  /** They work here, or will once the link is redeemed. */
  isStaff: z.boolean(),
});

export type LinkHolder = z.infer<typeof linkHolderSchema>;

export const readerOf = ({
  id,
  name,
  email,
  subscribed,
  createdAt,
  role,
  emailConfirmed,
}: User): Reader => ({
  id,
  name,
  email,
  subscribed,
  createdAt,
  ...(role ? { role } : {}),
  ...(emailConfirmed ? { emailConfirmed } : {}),
});

export const generationOf = ({ generation = 0 }: Pick<User, 'generation'>): number => generation;

export const provenReaderOf = (user: User): ProvenReader => ({
  reader: readerOf(user),
  generation: generationOf(user),
});

/** The account changed so that every session and link that it has ends. */
export const withSessionsEnded = (user: User): User => ({
  ...user,
  generation: generationOf(user) + 1,
});

/** The form in which two addresses are the same: trimmed, lower case. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
