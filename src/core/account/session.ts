import * as z from 'zod/mini';
import { roles } from './role.ts';
import { readerSchema } from './user.ts';

/** Holder id of sessions begun with the shared back-office password, which have no account. */
export const SHARED_HOLDER = 'owner';

/** Session of the current visitor. */
export const sessionSchema = z.object({
  reader: z.exactOptional(readerSchema),
  /** Role in the back office; absent for readers. */
  role: z.exactOptional(z.enum(roles)),
  /** Member of staff without back-office access until they set up a second factor. */
  mustSetUpFactor: z.exactOptional(z.boolean()),
});

export type Session = z.infer<typeof sessionSchema>;

/** Result of a log-in: an account's session, or a pending one that needs a second factor. */
export const begunSessionSchema = z.union([readerSchema, z.object({ isWaiting: z.literal(true) })]);

export type BegunSession = z.infer<typeof begunSessionSchema>;

/** An open session of an account, as its holder sees it. Times are ISO instants. */
const openSessionSchema = z.object({
  id: z.string(),
  /** The browser in a few words, `Firefox on Linux`. */
  device: z.string(),
  createdAt: z.string(),
  /** Last use, to within a few minutes. */
  seenAt: z.string(),
  /** The session of the current request. */
  isCurrent: z.boolean(),
});

export const openSessionsSchema = z.array(openSessionSchema);

export type OpenSession = z.infer<typeof openSessionSchema>;
