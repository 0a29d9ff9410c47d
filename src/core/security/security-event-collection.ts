import { actorInWords } from '../activity/logged-actor.ts';
import { defineCollection } from '../collection.ts';
import { KEPT_DAYS, type SecurityEvent, securityEventSchema } from './security-event.ts';

export const securityEventCollection = defineCollection({
  schema: securityEventSchema,
  idPrefix: 'event',
  labelField: 'subject',
  insertAt: 'first',
  seenBy: 'owner',
  isArchived: false,
  expiry: { sort: 'time', days: KEPT_DAYS },
  filters: { kind: (event: SecurityEvent) => event.kind },
  sorts: { time: (event: SecurityEvent) => event.timestamp },
  searchedText: ({ actor, subject, description, caller }: SecurityEvent) =>
    [actor ? actorInWords(actor) : '', subject, description, caller?.slice(0, 4)].join(' '),
});
