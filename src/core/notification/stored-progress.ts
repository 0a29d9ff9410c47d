import * as z from 'zod/mini';

/** A subscription to retry, by its position. */
const waitingSchema = z.object({ position: z.number(), tries: z.number() });

/** Progress of sending to one push service. */
const serviceProgressSchema = z.object({
  /** Position of the last subscription to send to. */
  upTo: z.number(),
  /** Position of the last subscription that was tried. */
  through: z.number(),
  waiting: z.array(waitingSchema),
  /** Number of pauses since the service last accepted a message. */
  pauses: z.number(),
  /** End of the current pause, in milliseconds since 1970. */
  dueAt: z.number(),
});

export type ServiceProgress = z.infer<typeof serviceProgressSchema>;

/** Progress by the name of the push service. */
export const pushProgressSchema = z.record(z.string(), serviceProgressSchema);

export type PushProgress = z.infer<typeof pushProgressSchema>;
