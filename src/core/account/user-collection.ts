import { defineCollection } from '../collection.ts';
import { emailKey, type User, userSchema } from './user.ts';

export const userCollection = defineCollection({
  schema: userSchema,
  idPrefix: 'user',
  uniqueBy: 'email',
  labelField: 'name',
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
  // Not even the hash of a password is sent.
  hidden: ['password'],
  row: ({ password: _, ...shown }: User) => shown,
  searchedText: ({ name, email }) => `${name} ${email}`,
});
