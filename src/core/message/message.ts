import * as z from 'zod/mini';
import { recordFields, storedText } from '../text/stored.ts';

/** Message from the contact form. */
export const messageSchema = z.looseObject({
  ...recordFields,
  name: storedText(),
  email: storedText(),
  subject: storedText(),
  message: storedText(),
  status: z.catch(z.enum(['new', 'read']), 'new'),
  createdAt: storedText(),
});

export type Message = z.infer<typeof messageSchema>;
