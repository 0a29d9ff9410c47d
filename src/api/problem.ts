import type { Failure, FailureCode } from '#core/errors.ts';
import type { FailureKind, FailureParams } from '#core/words/failure-words.ts';
import * as words from '#core/words/request-words.ts';
import type { SaidFailure } from '#core/words/say-failure.ts';

/** HTTP status of each failure kind. */
export const statuses = {
  invalid: 422,
  'wrong-credentials': 401,
  taken: 409,
  'not-logged-in': 401,
  forbidden: 403,
  'proof-needed': 403,
  'not-found': 404,
  gone: 410,
  conflict: 409,
  'wrong-state': 409,
  'storage-full': 507,
  'storage-blocked': 507,
  'too-many': 429,
  'too-busy': 503,
  unavailable: 503,
} as const satisfies Record<FailureKind, number>;

/** Codes of problems that aren't failures of use cases. */
type OwnCode = 'unexpected' | 'version-needed' | 'no-connection';

/** Response body of an error (RFC 9457). */
export interface ProblemDetails {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** Kind of the failure, by which programs usually decide; `type` ends with it. */
  kind: FailureKind | OwnCode;
  /** Code of the exact failure, for programs with their own messages. */
  code: FailureCode | OwnCode;
  /** Parameters of the message: limits, lengths, names. */
  params?: FailureParams;
  /** The input field that the problem is about. */
  field?: string;
}

/** An error that the API responds with and its client throws. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly details: ProblemDetails;

  /** Recognizes the problems of every copy of this module: a server's renderer is a bundle of its own. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'Problem' && 'details' in value;
  }

  constructor(details: ProblemDetails) {
    super(details.detail);
    this.details = details;
  }
}

/** Problem of a connection to the site that failed, or led only to a proxy before it. */
export const noConnection = (): Problem =>
  new Problem({
    type: 'urn:daybreak:problem:no-connection',
    title: words.noConnection,
    // Substitute for the status of the missing response.
    status: 503,
    detail: words.theSiteCannotBeReached,
    kind: 'no-connection',
    code: 'no-connection',
  });

/** True if the site or its database could not be reached: the call may be made again, and may have succeeded. */
export const isUnanswered = ({ code }: ProblemDetails): boolean =>
  code === 'no-connection' || code === 'database-away' || code === 'answer-lost';

/** Converts a failure and its words to a problem; `status` is that of its kind by default. */
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

/** Value of `Retry-After` for 503 responses, in seconds. */
const BUSY_SECONDS = 5;

/** Seconds after which a limited caller may try again: the first wait of most limits is over by then. */
const LIMITED_SECONDS = 60;

const retries: Readonly<Record<number, number>> = { 429: LIMITED_SECONDS, 503: BUSY_SECONDS };

/** Returns the `Retry-After` header for a 429 or 503 response, and no headers for others. */
export const retryHeaders = (status: number): Record<string, string> =>
  retries[status] === undefined ? {} : { 'retry-after': String(retries[status]) };

/** Reports an unexpected error. A returned string is the error's number in the log. */
export type Report = (error: unknown) => unknown;

/**
 * Problem of an unexpected error, without details.
 * @param reference value that `Report` returned
 */
export const unexpectedProblem = (reference?: unknown): Problem =>
  new Problem({
    type: 'urn:daybreak:problem:unexpected',
    title: words.unexpectedApplicationError,
    status: 500,
    detail:
      typeof reference === 'string'
        ? words.somethingWentWrongWith(reference)
        : words.somethingWentWrong,
    kind: 'unexpected',
    code: 'unexpected',
  });
