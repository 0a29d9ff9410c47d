import * as z from 'zod/mini';
import { recordFields, storedSwitch, storedText } from '../stored.ts';
import { type Role, roles } from './role.ts';

export const userSchema = z.looseObject({
  ...recordFields,
  name: storedText(),
  email: z.string(),
  /** A salted slow hash (`$…`); records from elsewhere may hold plain text until the next login. */
  password: storedText(),
  subscribed: storedSwitch(),
  createdAt: storedText(),
  /** Of those who work here; readers have none. Only the server edition heeds it. */
  role: z.catch(z.optional(z.enum(roles)), undefined),
});

export type User = z.infer<typeof userSchema>;

/** A user as the site shows them: no password. The session holds the same. */
export interface Reader {
  id: string;
  name: string;
  email: string;
  /** Premium when true, Standard when false. */
  subscribed: boolean;
  createdAt: string;
  role?: Role;
}

/** Whom a link that sets a password is for. */
export type LinkHolder = Pick<Reader, 'name' | 'email'>;

export const readerOf = ({ id, name, email, subscribed, createdAt, role }: User): Reader => ({
  id,
  name,
  email,
  subscribed,
  createdAt,
  ...(role ? { role } : {}),
});

/** The form in which two addresses are the same: trimmed, lower case. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
