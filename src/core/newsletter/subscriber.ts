import * as z from 'zod/mini';
import { recordFields, storedText } from '../stored.ts';

export const subscriberSchema = z.looseObject({
  ...recordFields,
  email: z.string(),
  createdAt: storedText(),
});

export type Subscriber = z.infer<typeof subscriberSchema>;
