import type { Failure, FailureCode, Outcome } from '#core/errors.ts';

/** HTTP status of each expected failure. */
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
} as const satisfies Record<FailureCode, number>;

/** The body of an error, after RFC 9457. */
export interface ProblemDetails {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** Besides the newsroom's failures: a change that doesn't say what it is based on. */
  code: FailureCode | 'unexpected' | 'version-needed' | 'no-connection';
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

export const problemOf = ({ code, title, message, field }: Failure): Problem =>
  new Problem({
    type: `urn:daybreak:problem:${code}`,
    title,
    status: statuses[code],
    detail: message,
    code,
    ...(field === undefined ? {} : { field }),
  });

/** Seconds after which a site that is too busy may be asked again. */
const BUSY_SECONDS = 5;

/** The headers that tell a program when to ask again after this status. */
export const retryHeaders = (status: number): Record<string, string> =>
  status === 503 ? { 'retry-after': String(BUSY_SECONDS) } : {};

/** The value of an outcome; throws the problem that an expected failure becomes. */
export function valueFrom<Value>(outcome: Outcome<Value>): Value {
  if (outcome.ok) return outcome.value;
  throw problemOf(outcome.failure);
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
    code: 'unexpected',
  });
