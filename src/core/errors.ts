import type { FailureIn } from './words/failure-words.ts';
import type { readerWords } from './words/reader-words.ts';
import type { serverWords } from './words/server-words.ts';
import type { staffWords } from './words/staff-words.ts';

type Reader = typeof readerWords;
type Staff = typeof staffWords;
type Server = typeof serverWords;

/** Code of a title with which a use case overrides the titles of its failures. */
export type TitleCode = keyof (Reader & Staff & Server)['titles'];

/**
 * An expected failure: its kind, its code and the parameters of its message, from the catalogues in
 * `words/`. `sayFailure` returns its words.
 */
export type Failure = (FailureIn<Reader> | FailureIn<Staff> | FailureIn<Server>) & {
  /** Form field that caused it. */
  field?: string;
  /** Overrides the title from the catalogue. */
  titled?: TitleCode;
};

export type FailureCode = Failure['code'];

/** Code of a broken input rule; schemas carry it as the error message. */
export type RuleCode = Extract<Failure, { kind: 'invalid' }>['code'];

/** Type-checks a rule code that is passed as a schema's error message. */
export const rule = (code: RuleCode): RuleCode => code;
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; failure: Failure };

export const done = <Value>(value: Value): Outcome<Value> => ({ ok: true, value });

export const refused = (failure: Failure): { ok: false; failure: Failure } => ({
  ok: false,
  failure,
});

/** Thrown inside a transaction to undo it; the use case turns it into an outcome. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(`${failure.code} ${JSON.stringify(failure.params ?? {})}`);
    this.failure = failure;
  }
}

/** Failures shared by several use cases. */
export const failures = {
  notFound: (): Failure => ({ kind: 'not-found', code: 'not-found' }),
  notLoggedIn: (): Failure => ({ kind: 'not-logged-in', code: 'not-logged-in' }),
  forbidden: (): Failure => ({ kind: 'forbidden', code: 'not-allowed' }),
  proofNeeded: (): Failure => ({ kind: 'proof-needed', code: 'proof-needed' }),
  conflict: (): Failure => ({ kind: 'conflict', code: 'changed-elsewhere' }),
  thereAgain: (): Failure => ({ kind: 'wrong-state', code: 'there-again' }),
  deletedElsewhere: (): Failure => ({ kind: 'conflict', code: 'deleted-elsewhere' }),
  deletedAlready: (): Failure => ({ kind: 'not-found', code: 'deleted-already' }),
  tooMany: (): Failure => ({ kind: 'too-many', code: 'too-many-tries' }),
  tooBusy: (): Failure => ({ kind: 'too-busy', code: 'too-busy' }),
  databaseAway: (): Failure => ({ kind: 'unavailable', code: 'database-away' }),
  answerLost: (): Failure => ({ kind: 'unavailable', code: 'answer-lost' }),
  storageFull: (): Failure => ({ kind: 'storage-full', code: 'browser-storage-full' }),
  serverFull: (): Failure => ({ kind: 'storage-full', code: 'server-storage-full' }),
  storageBlocked: (): Failure => ({ kind: 'storage-blocked', code: 'browser-storage-blocked' }),
};

/** True if a change failed that may have been committed nevertheless. */
export const isAnswerLost = (error: unknown): boolean =>
  error instanceof Refusal && error.failure.code === 'answer-lost';
