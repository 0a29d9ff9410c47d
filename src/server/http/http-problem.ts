import type { FailureKind } from '#core/words/failure-words.ts';
import * as words from '#core/words/http-words.ts';
import { readerWords } from '#core/words/reader-words.ts';
import { somethingWentWrong, unexpectedApplicationError } from '#core/words/request-words.ts';
import type { SaidFailure } from '#core/words/say-failure.ts';
import { serverWords } from '#core/words/server-words.ts';

interface HttpFailure {
  status: number;
  title: string;
  detail: string;
  /** Kind of failure; default: the key. */
  kind?: FailureKind;
}

const { failures } = serverWords;

const saying = ({ title, message }: SaidFailure) => ({ title, detail: message });

/** Failures of HTTP, in addition to those of the newsroom (`api/problem.ts`). */
export const httpProblems = {
  'too-large': { status: 413, ...saying(failures.invalid['too-large']) },
  'too-many-fields': {
    status: 413,
    title: words.tooLarge,
    detail: words.thisFormHasMoreFields,
  },
  'body-too-slow': { status: 408, ...saying(failures.invalid['body-too-slow']) },
  'body-cut-off': { status: 400, ...saying(failures.invalid['body-cut-off']) },
  'not-expected': {
    status: 417,
    title: words.notUnderstood,
    detail: words.thisRequestAsksForSomething,
  },
  'head-too-slow': {
    status: 408,
    title: words.tooSlow,
    detail: words.theRequestTookTooLong,
  },
  'head-too-large': {
    status: 431,
    title: words.tooLarge,
    detail: words.theAddressOrTheHeaders,
  },
  'too-many-streams': {
    status: 429,
    title: words.tooMany,
    detail: words.thereAreTooManyOpen,
  },
  'too-many-tries': {
    status: 429,
    kind: 'too-many',
    ...saying(failures['too-many']['too-many-tries']),
  },
  'too-slow': { status: 503, title: words.tooSlow, detail: words.thisTookTooLongPlease },
  'too-busy': { status: 503, ...saying(failures['too-busy']['too-busy']) },
  'database-away': {
    status: 503,
    kind: 'unavailable',
    ...saying(failures.unavailable['database-away']),
  },
  'foreign-origin': {
    status: 403,
    title: words.notAllowed,
    detail: words.thisWasSentFromAnother,
  },
  'method-not-allowed': {
    status: 405,
    title: words.methodNotAllowed,
    detail: words.thisAddressDoesNotSupport,
  },
  'not-found': { status: 404, ...saying(readerWords.failures['not-found']['not-found']) },
  'not-acceptable': {
    status: 400,
    title: words.notUnderstood,
    detail: words.requestNotUnderstood,
  },
  unexpected: {
    status: 500,
    title: unexpectedApplicationError,
    detail: somethingWentWrong,
  },
} as const satisfies Record<string, HttpFailure>;

export type HttpProblem = keyof typeof httpProblems;

/** Problem details (RFC 9457) for a failure of HTTP. */
export function problemAnswer(code: HttpProblem, headers: Record<string, string> = {}): Response {
  const { status, title, detail, kind: named }: HttpFailure = httpProblems[code];
  const kind = named ?? code;
  return Response.json(
    { type: `urn:daybreak:problem:${kind}`, title, status, detail, kind, code },
    { status, headers: { ...headers, 'content-type': 'application/problem+json' } },
  );
}
