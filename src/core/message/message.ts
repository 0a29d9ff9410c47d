import * as z from 'zod/mini';
import { loggedActorSchema } from '../activity/logged-actor.ts';
import { recordFields, storedList, storedText } from '../text/stored.ts';

/** States of a message: nobody opened it, somebody did, somebody answers it, it was answered. */
export const messageStatuses = ['new', 'read', 'taken', 'answered'] as const;

export type MessageStatus = (typeof messageStatuses)[number];

/** Words of staff below a message. */
const remarkSchema = z.looseObject({
  text: storedText(),
  at: storedText(),
  by: loggedActorSchema,
});

export type Remark = z.infer<typeof remarkSchema>;

/** Message from the contact form. */
export const messageSchema = z.looseObject({
  ...recordFields,
  name: storedText(),
  email: storedText(),
  subject: storedText(),
  message: storedText(),
  status: z.catch(z.enum(messageStatuses), 'new'),
  /** Person who answers it; only while it is `taken`. */
  takenBy: loggedActorSchema,
  /** Notes of staff to each other, the oldest first. */
  notes: z.catch(z.optional(storedList(remarkSchema)), undefined),
  /** Answers that were mailed from the desk, the oldest first. */
  answers: z.catch(z.optional(storedList(remarkSchema)), undefined),
  createdAt: storedText(),
});

export type Message = z.infer<typeof messageSchema>;
