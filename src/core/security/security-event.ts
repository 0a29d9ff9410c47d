import * as z from 'zod/mini';
import { actorInWords, loggedActorSchema } from '../activity/logged-actor.ts';
import { defineCollection } from '../collection.ts';
import { recordFields, storedOptionalText, storedText } from '../text/stored.ts';
import * as words from '../words/reader-label-words.ts';

/** Kinds of security events, with their labels in filters. */
export const securityEventKinds = {
  'log-in': words.logIns,
  'log-in-refused': words.refusedLogIns,
  'log-out': words.logOuts,
  refusal: words.refusals,
  session: words.sessionsEnded,
  password: words.passwords,
  link: words.links,
  'second-factor': words.secondFactor,
  role: words.rolesAndAccounts,
  export: words.exports,
  import: words.imports,
  operation: words.operation,
} as const;

export type SecurityEventKind = keyof typeof securityEventKinds;

/** Days for which security events and the server's activity log are kept. */
export const KEPT_DAYS = 365;

/** One event, or several of the same kind within an hour that are counted together. */
export const securityEventSchema = z.looseObject({
  ...recordFields,
  kind: storedText(),
  /** ISO instant of the first event. */
  timestamp: storedText(),
  actor: loggedActorSchema,
  /** The account or thing concerned, by name; never an e-mail address. */
  subject: storedText(),
  /** Predicate of a sentence with the actor as its subject: `logged in`. */
  description: storedText(),
  /** Keyed hash of the client address, 16 hexadecimal digits; absent for the command line. */
  caller: storedOptionalText(),
  /** Number of events that the record counts, 1 by default. */
  count: z.catch(z.number(), 1),
  /** Number of client addresses that they came from, 1 by default. */
  callers: z.catch(z.number(), 1),
  /** ISO instant of the last event, if there were several. */
  lastAt: storedOptionalText(),
});

export type SecurityEvent = z.infer<typeof securityEventSchema>;

/** Security event to record. */
export interface NewSecurityEvent {
  kind: SecurityEventKind;
  /** Predicate of a sentence with the actor as its subject: `logged in`. */
  description: string;
  /** The account or thing concerned, by name; never an e-mail address. */
  subject?: string;
  /** Key by which equal refusals are counted together, if neither subject nor client address; never stored. */
  countedBy?: string;
}

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
