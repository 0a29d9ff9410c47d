import * as z from 'zod/mini';
import { recordFields, storedText } from '../text/stored.ts';

export const subscriberSchema = z.looseObject({
  ...recordFields,
  email: z.string(),
  createdAt: storedText(),
  /** `false` until whoever has the address followed the link sent to it; absent where none was sent. */
  confirmed: z.catch(z.optional(z.boolean()), undefined),
});

export type Subscriber = z.infer<typeof subscriberSchema>;
