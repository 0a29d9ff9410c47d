import { csvOf } from '../text/csv.ts';
import type { Subscriber } from './subscriber.ts';

/** Returns the newsletter's list as CSV. */
export const subscribersCsv = (
  subscribers: readonly Pick<Subscriber, 'email' | 'createdAt'>[],
): string =>
  csvOf([['Email', 'Since'], ...subscribers.map(({ email, createdAt }) => [email, createdAt])]);
