/** The closed list of expected failures. `api/problem.ts` gives each its HTTP status. */
export type FailureCode =
  /** The input breaks a rule; `field` names it. */
  | 'invalid'
  /** E-mail and password don't match an account. */
  | 'wrong-credentials'
  /** Something that must be unique is there already. */
  | 'taken'
  /** Nobody is logged in. */
  | 'not-logged-in'
  /** Somebody is, but may not do this. */
  | 'forbidden'
  /** Somebody may, once they prove again who they are; see `provenOwners`. */
  | 'proof-needed'
  | 'not-found'
  /** The record was changed by somebody else since it was read. */
  | 'conflict'
  /** The article, as it stands, leaves no room for that command; see `articleTransition`. */
  | 'wrong-state'
  /** The storage has no room for the change; nothing was written. */
  | 'storage-full'
  /** The storage can't be written at all (blocked by the browser). */
  | 'storage-blocked'
  /** The same was asked too often in a short time. */
  | 'too-many'
  /** Too much heavy work waits already; the same succeeds a few seconds later. */
  | 'too-busy'
  /** Requirement of the change is missing, such as cryptography on an insecure address. */
  | 'unavailable';

/** An expected failure, in words that a person understands. */
export interface Failure {
  code: FailureCode;
  /** The toast's title. */
  title: string;
  message: string;
  /** The form field that the failure is about. */
  field?: string;
}

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
    super(`${failure.code}: ${failure.message}`);
    this.failure = failure;
  }
}

export const failures = {
  notFound: (): Failure => ({
    code: 'not-found',
    title: 'Page Not Found',
    message: 'There is nothing at this address.',
  }),
  notLoggedIn: (): Failure => ({
    code: 'not-logged-in',
    title: 'Please log in',
    message: 'You need to be logged in to do that.',
  }),
  forbidden: (): Failure => ({
    code: 'forbidden',
    title: 'Not allowed',
    message: 'Your account may not do that.',
  }),
  mayNotPublish: (): Failure => ({
    code: 'forbidden',
    title: 'Not allowed',
    message:
      'You can write this and send it for review; an editor publishes it and takes it back. Nothing was changed.',
  }),
  /** `stage` as `articleTransition` has it. */
  wrongState: (stage: string): Failure => ({
    code: 'wrong-state',
    title: 'Not possible now',
    message: `The article is ${stage.replace('-', ' ')}: that can’t be done with it. Nothing was changed.`,
  }),
  pastInstant: (): Failure => ({
    code: 'invalid',
    title: 'Validation Error',
    message: 'Please choose an instant that is still to come.',
    field: 'dueAt',
  }),
  mayNotFeature: (): Failure => ({
    code: 'forbidden',
    title: 'Not allowed',
    message: 'Only editors and owners can feature an article, or end that. Nothing was saved.',
    field: 'isFeatured',
  }),
  proofNeeded: (): Failure => ({
    code: 'proof-needed',
    title: 'Please confirm it is you',
    message: 'This needs your password once more. Nothing was changed.',
  }),
  conflict: (): Failure => ({
    code: 'conflict',
    title: 'Changed elsewhere',
    message: 'Somebody else saved this in the meantime. Nothing was overwritten.',
  }),
  deletedElsewhere: (): Failure => ({
    code: 'conflict',
    title: 'Deleted elsewhere',
    message: 'Somebody else deleted this in the meantime. Your text is still here.',
  }),
  deletedAlready: (): Failure => ({
    code: 'not-found',
    title: 'Deleted elsewhere',
    message: 'Somebody else deleted this already.',
  }),
  /** `noun` is that of the log: `category`. */
  heirGone: (noun: string): Failure => ({
    code: 'invalid',
    title: 'Nothing was deleted',
    message: `The ${noun} that should take its place is not there any more.`,
    field: 'replacedBy',
  }),
  tooMany: (): Failure => ({
    code: 'too-many',
    title: 'Too Many Tries',
    message: 'That was tried too often. Please wait a few minutes and try again.',
  }),
  tooBusy: (): Failure => ({
    code: 'too-busy',
    title: 'Too Busy',
    message: 'The site has too much to do at the moment. Please try again in a few seconds.',
  }),
  databaseAway: (): Failure => ({
    code: 'unavailable',
    title: 'Not Available',
    message: 'The site cannot reach its database at the moment. Please try again in a few seconds.',
  }),
  storageFull: (): Failure => ({
    code: 'storage-full',
    title: 'Storage Full',
    message:
      'This browser has no room left for Daybreak. Nothing was changed; delete something and try again.',
  }),
  serverFull: (): Failure => ({
    code: 'storage-full',
    title: 'Storage Full',
    message: 'The server has no room left. Nothing was changed; please tell whoever runs it.',
  }),
  storageBlocked: (): Failure => ({
    code: 'storage-blocked',
    title: 'Storage Blocked',
    message:
      'This browser does not let Daybreak keep data. Allow site data for this address and try again.',
  }),
};
