import * as z from 'zod/mini';
import { defineCollection } from '../collection.ts';
import { recordFields, storedOptionalText, storedSwitch, storedText } from '../text/stored.ts';
import { roles } from './role.ts';

/** True if accounts are among the changed collections. */
export const touchesAccounts = (changed: readonly string[]): boolean => changed.includes('users');

/** Role and name given in an open invitation. */
export const invitationSchema = z.object({ name: z.string(), role: z.enum(roles) });

export type Invitation = z.infer<typeof invitationSchema>;

/** Since when an account is suspended, and the role that it gets back. */
const suspensionSchema = z.object({ at: z.string(), role: z.optional(z.enum(roles)) });

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
  /** Raised by each change that ends sessions and links, such as a new password or role. Absent means 0. */
  generation: z.catch(z.optional(z.number()), undefined),
  /** The link in a letter to the address was followed; absent means no. */
  emailConfirmed: z.catch(z.optional(z.boolean()), undefined),
  /** Open invitation. The account gets its name and role only when the link is redeemed. */
  invited: z.catch(z.optional(invitationSchema), undefined),
  /** A suspended account has no role and can't log in. */
  suspended: z.catch(z.optional(suspensionSchema), undefined),
  /** Address that its holder wants instead, until they follow the link that was sent to it. */
  newEmail: storedOptionalText(),
  /** Address of the person's picture in the newsroom. */
  picture: storedOptionalText(),
});

export type User = z.infer<typeof userSchema>;

/** A user without secret fields, as clients and sessions have it. */
export const readerSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Premium when true, Standard when false. */
  subscribed: z.boolean(),
  createdAt: z.string(),
  role: z.exactOptional(z.enum(roles)),
  emailConfirmed: z.exactOptional(z.boolean()),
  newEmail: z.exactOptional(z.string()),
  picture: z.exactOptional(z.string()),
});

export type Reader = z.infer<typeof readerSchema>;

/** An account whose holder has just authenticated, with the generation that their session belongs to. */
export interface ProvenReader {
  reader: Reader;
  generation: number;
  /**
   * Second factor used for this log-in; `earlier` if for the session that it replaces. Absent if none
   * was used.
   */
  factor?: 'passkey' | 'app' | 'recovery-code' | 'earlier';
}

/** Recipient of a link that sets a password. */
export const linkHolderSchema = z.object({
  name: z.string(),
  email: z.string(),
  /** True for staff, and for those whom the link makes staff. */
  isStaff: z.boolean(),
});

export type LinkHolder = z.infer<typeof linkHolderSchema>;

/** Returns what clients and sessions have of a user: the fields of `readerSchema` that are set. */
export const readerOf = (user: User): Reader =>
  z.parse(
    readerSchema,
    Object.fromEntries(Object.entries(user).filter(([, value]) => value !== undefined)),
  );

/** True for staff, with those who are suspended. */
export const isStaff = ({ role, suspended }: Pick<User, 'role' | 'suspended'>): boolean =>
  (role ?? suspended?.role) !== undefined;

export const generationOf = ({ generation = 0 }: Pick<User, 'generation'>): number => generation;

export const provenReaderOf = (user: User): ProvenReader => ({
  reader: readerOf(user),
  generation: generationOf(user),
});

/** Returns the account with its generation raised, which ends all of its sessions and links. */
export const withSessionsEnded = (user: User): User => ({
  ...user,
  generation: generationOf(user) + 1,
});

/** Normal form for comparing addresses: trimmed, lower case. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

export const userCollection = defineCollection({
  schema: userSchema,
  idPrefix: 'user',
  uniqueBy: 'email',
  labelField: 'name',
  insertAt: 'last',
  seenBy: 'owner',
  isArchived: false,
  filters: {
    email: (user: User) => emailKey(user.email),
    role: ({ role }: User) => role ?? '',
  },
  sorts: {
    name: (user: User) => user.name,
    email: (user: User) => user.email,
    created: (user: User) => user.createdAt,
  },
  numbers: {
    subscription: (user: User) => Number(!user.subscribed),
  },
  // Not even the hash of a password is sent.
  hidden: ['password'],
  row: ({ password: _, ...shown }: User) => shown,
  searchedText: ({ name, email }) => `${name} ${email}`,
});
