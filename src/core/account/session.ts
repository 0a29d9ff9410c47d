import * as z from 'zod/mini';
import { roles } from './role.ts';
import { readerSchema } from './user.ts';

/** The holder of sessions by the back office's password, which belong to no account. */
export const SHARED_HOLDER = 'owner';

/** Session of the current visitor. */
export const sessionSchema = z.object({
  reader: z.exactOptional(readerSchema),
  /** Role in the back office; absent for everybody who doesn't work here. */
  role: z.exactOptional(z.enum(roles)),
  /** They work here, and nothing opens until they set up a second factor. */
  mustSetUpFactor: z.exactOptional(z.boolean()),
});

export type Session = z.infer<typeof sessionSchema>;

/** Result of a log-in: an account's session, or one that opens nothing without a second factor. */
export const begunSessionSchema = z.union([readerSchema, z.object({ isWaiting: z.literal(true) })]);

export type BegunSession = z.infer<typeof begunSessionSchema>;

/** A place where an account is logged in, as its holder sees it. Times are ISO instants. */
const openSessionSchema = z.object({
  id: z.string(),
  /** The browser in a few words, `Firefox on Linux`. */
  device: z.string(),
  createdAt: z.string(),
  /** To within a few minutes. */
  seenAt: z.string(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});

export const openSessionsSchema = z.array(openSessionSchema);

export type OpenSession = z.infer<typeof openSessionSchema>;
