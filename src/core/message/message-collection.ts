import * as z from 'zod/mini';
import { defineCollection } from '../collection.ts';
import { type Message, messageSchema } from './message.ts';

export const messageCollection = defineCollection({
  schema: messageSchema,
  idPrefix: 'message',
  labelField: 'name',
  insertAt: 'first',
  isArchived: true,
  filters: { status: (message: Message) => message.status },
  sorts: {
    name: (message: Message) => message.name,
    subject: (message: Message) => message.subject,
    created: (message: Message) => message.createdAt,
    status: (message: Message) => message.status,
  },
  row: ({ message: _, notes: _notes, answers: _answers, ...row }: Message) => row,
  rowSchema: () => z.omit(messageSchema, { message: true, notes: true, answers: true }),
  form: async () => (await import('./message-fields.ts')).messageFields,
  searchedText: ({ name, email, subject, message }) => `${name} ${email} ${subject} ${message}`,
});
