import type { FailureKind } from '#core/words/failure-words.ts';
import { readerWords } from '#core/words/reader-words.ts';
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
    title: 'Too Large',
    detail: 'This form has more fields than the site takes.',
  },
  'body-too-slow': { status: 408, ...saying(failures.invalid['body-too-slow']) },
  'body-cut-off': { status: 400, ...saying(failures.invalid['body-cut-off']) },
  'not-expected': {
    status: 417,
    title: 'Not Understood',
    detail: 'This request asks for something that the site can’t do.',
  },
  'head-too-slow': {
    status: 408,
    title: 'Too Slow',
    detail: 'The request took too long to arrive. Please try again.',
  },
  'head-too-large': {
    status: 431,
    title: 'Too Large',
    detail: 'The address or the headers of this request are longer than the site takes.',
  },
  'too-many-streams': {
    status: 429,
    title: 'Too Many',
    detail: 'There are too many open connections from this address. Please try later.',
  },
  'too-many-tries': {
    status: 429,
    kind: 'too-many',
    ...saying(failures['too-many']['too-many-tries']),
  },
  'too-slow': { status: 503, title: 'Too Slow', detail: 'This took too long. Please try again.' },
  'too-busy': { status: 503, ...saying(failures['too-busy']['too-busy']) },
  'database-away': {
    status: 503,
    kind: 'unavailable',
    ...saying(failures.unavailable['database-away']),
  },
  'foreign-origin': {
    status: 403,
    title: 'Not allowed',
    detail: 'This was sent from another site, so nothing was changed.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'Method Not Allowed',
    detail: 'This address does not support that method.',
  },
  'not-found': { status: 404, ...saying(readerWords.failures['not-found']['not-found']) },
  'not-acceptable': {
    status: 400,
    title: 'Not Understood',
    detail: 'This request could not be understood.',
  },
  unexpected: {
    status: 500,
    title: 'Unexpected Application Error',
    detail: 'Something went wrong on our side.',
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
