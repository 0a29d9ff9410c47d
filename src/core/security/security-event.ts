import * as z from 'zod/mini';
import { loggedActorSchema } from '../activity/logged-actor.ts';
import { recordFields, storedOptionalText, storedText } from '../text/stored.ts';

/** The closed list of security events, with the name that filters show. */
export const securityEventKinds = {
  'log-in': 'Log-ins',
  'log-in-refused': 'Refused log-ins',
  'log-out': 'Log-outs',
  refusal: 'Refusals',
  session: 'Sessions ended',
  password: 'Passwords',
  link: 'Links',
  'second-factor': 'Second factor',
  role: 'Roles and accounts',
  export: 'Exports',
  import: 'Imports',
  operation: 'Operation',
} as const;

export type SecurityEventKind = keyof typeof securityEventKinds;

/** Days that security events and the server's activity log are kept. */
export const KEPT_DAYS = 365;

/** One event, or several of the same kind within an hour that are counted together. */
export const securityEventSchema = z.looseObject({
  ...recordFields,
  kind: storedText(),
  /** ISO instant of the first one. */
  timestamp: storedText(),
  actor: loggedActorSchema,
  /** The account or thing concerned, by name; never an e-mail address. */
  subject: storedText(),
  /** Event in words that follow the actor's name: `logged in`. */
  description: storedText(),
  /** Keyed hash of the caller's address, 16 hexadecimal digits; absent from the command line. */
  caller: storedOptionalText(),
  /** Number of events that the record counts, 1 by default. */
  count: z.catch(z.number(), 1),
  /** From how many addresses they came, 1 by default. */
  callers: z.catch(z.number(), 1),
  /** ISO instant of the last one, where there were several. */
  lastAt: storedOptionalText(),
});

export type SecurityEvent = z.infer<typeof securityEventSchema>;

/** Security event to record. */
export interface NewSecurityEvent {
  kind: SecurityEventKind;
  /** To follow the actor's name: `logged in`. */
  description: string;
  /** The account or thing concerned, by name; never an e-mail address. */
  subject?: string;
  /** Key for counting equal refusals, where it is neither subject nor address; never stored. */
  countedBy?: string;
}
