import * as z from 'zod/mini';
import { defineCollection } from '../collection.ts';
import { emailKey, type User, userSchema } from './user.ts';

export const userCollection = defineCollection({
  schema: userSchema,
  idPrefix: 'user',
  insertAt: 'last',
  seenBy: 'owner',
  isArchived: false,
  filters: {
    email: (user: User) => emailKey(user.email),
    role: ({ role }: User) => role ?? '',
  },
  sorts: {
    name: (user: User) => user.name,
    email: (user: User) => user.email,
    created: (user: User) => user.createdAt,
  },
  numbers: {
    subscription: (user: User) => Number(!user.subscribed),
  },
  /** No table shows a password, not even its hash. */
  row: ({ password: _, ...shown }: User) => shown,
  rowSchema: () => z.omit(userSchema, { password: true }),
  shownSchema: () => z.omit(userSchema, { password: true }),
  searchedText: ({ name, email }) => `${name} ${email}`,
});
