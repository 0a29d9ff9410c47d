import * as z from 'zod/mini';
import { recordFields, storedText } from '../text/stored.ts';

export const subscriberSchema = z.looseObject({
  ...recordFields,
  email: z.string(),
  createdAt: storedText(),
  /** `false` until the confirmation link is followed; absent if the site sent none. */
  confirmed: z.catch(z.optional(z.boolean()), undefined),
});

export type Subscriber = z.infer<typeof subscriberSchema>;
