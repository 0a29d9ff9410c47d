import { type Failure, type FailureCode, type Outcome, Refusal } from '#core/errors.ts';
import type { FailureKind, FailureParams } from '#core/words/failure-words.ts';
import type { SaidFailure } from '#core/words/say-failure.ts';

/** HTTP status of each kind of expected failures. */
export const statuses = {
  invalid: 422,
  'wrong-credentials': 401,
  taken: 409,
  'not-logged-in': 401,
  forbidden: 403,
  'proof-needed': 403,
  'not-found': 404,
  conflict: 409,
  'wrong-state': 409,
  'storage-full': 507,
  'storage-blocked': 507,
  'too-many': 429,
  'too-busy': 503,
  unavailable: 503,
} as const satisfies Record<FailureKind, number>;

/** Problems of the API itself: a change that doesn't say what it is based on, for one. */
type OwnCode = 'unexpected' | 'version-needed' | 'no-connection';

/** The body of an error, after RFC 9457. */
export interface ProblemDetails {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** Kind of the failure, by which programs decide in general; `type` ends with it. */
  kind: FailureKind | OwnCode;
  /** The very failure, for programs that have words of their own. */
  code: FailureCode | OwnCode;
  /** Parameters of the words: limits, lengths, names. */
  params?: FailureParams;
  /** The input field that the problem is about. */
  field?: string;
}

/** An error that the API answers, and that its client throws. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly details: ProblemDetails;

  constructor(details: ProblemDetails) {
    super(details.detail);
    this.details = details;
  }
}

/** The problem that a failure is, with its words and the status of its kind, unless given. */
export const problemOf = (
  { kind, code, params, field }: Failure,
  { title, message }: SaidFailure,
  status: number = statuses[kind],
): Problem =>
  new Problem({
    type: `urn:daybreak:problem:${kind}`,
    title,
    status,
    detail: message,
    kind,
    code,
    ...(params === undefined ? {} : { params }),
    ...(field === undefined ? {} : { field }),
  });

/** Seconds after which a site that is too busy may be asked again. */
const BUSY_SECONDS = 5;

/** The headers that tell a program when to ask again after this status. */
export const retryHeaders = (status: number): Record<string, string> =>
  status === 503 ? { 'retry-after': String(BUSY_SECONDS) } : {};

/** The value of an outcome; throws the refusal that an expected failure is. */
export function valueFrom<Value>(outcome: Outcome<Value>): Value {
  if (outcome.ok) return outcome.value;
  throw new Refusal(outcome.failure);
}

/** Reports an unexpected error. A returned text is the error's number in the log. */
export type Report = (error: unknown) => unknown;

/** @param reference what `Report` returned */
export const unexpectedProblem = (reference?: unknown): Problem =>
  new Problem({
    type: 'urn:daybreak:problem:unexpected',
    title: 'Unexpected Application Error',
    status: 500,
    detail: `Something went wrong on our side.${typeof reference === 'string' ? ` Its number in the log is ${reference}.` : ''}`,
    kind: 'unexpected',
    code: 'unexpected',
  });
