import { emailKey } from '../account/user.ts';
import { defineCollection } from '../collection.ts';
import { type Subscriber, subscriberSchema } from './subscriber.ts';

export const subscriberCollection = defineCollection({
  schema: subscriberSchema,
  idPrefix: 'subscriber',
  uniqueBy: 'email',
  labelField: 'email',
  insertAt: 'first',
  isArchived: true,
  filters: { email: (subscriber) => emailKey(subscriber.email) },
  sorts: {
    email: (subscriber: Subscriber) => subscriber.email,
    created: (subscriber: Subscriber) => subscriber.createdAt,
  },
  searchedText: ({ email }) => email,
  form: async () => (await import('./subscriber-fields.ts')).subscriberFields,
});
