/** The failures of HTTP itself, beside those of the newsroom (`api/problem.ts`). */
export const httpProblems = {
  'too-large': {
    status: 413,
    title: 'Too Large',
    detail: 'This is more than the site takes at once.',
  },
  'too-many-fields': {
    status: 413,
    title: 'Too Large',
    detail: 'This form has more fields than the site takes.',
  },
  'body-too-slow': {
    status: 408,
    title: 'Too Slow',
    detail: 'What was sent took too long to arrive. Please try again.',
  },
  'body-cut-off': {
    status: 400,
    title: 'Not Complete',
    detail: 'The connection ended before all of it arrived.',
  },
  'not-expected': {
    status: 417,
    title: 'Not Understood',
    detail: 'This request expects something that the site does not do.',
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
    detail: 'Too many are listening from this address. Please try later.',
  },
  'too-many': {
    status: 429,
    title: 'Too Many Tries',
    detail: 'That was tried too often. Please wait a few minutes and try again.',
  },
  'too-slow': { status: 503, title: 'Too Slow', detail: 'This took too long. Please try again.' },
  'too-busy': {
    status: 503,
    title: 'Too Busy',
    detail: 'The site has too much to do at the moment. Please try again in a few seconds.',
  },
  unavailable: {
    status: 503,
    title: 'Not Available',
    detail: 'The site cannot reach its database at the moment. Please try again in a few seconds.',
  },
  'foreign-origin': {
    status: 403,
    title: 'Not allowed',
    detail: 'This was sent from another site, so nothing was changed.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'Method Not Allowed',
    detail: 'This address does not do that.',
  },
  'not-found': {
    status: 404,
    title: 'Page Not Found',
    detail: 'There is nothing at this address.',
  },
  'not-acceptable': {
    status: 400,
    title: 'Not Understood',
    detail: 'This request is not understood.',
  },
  unexpected: {
    status: 500,
    title: 'Unexpected Application Error',
    detail: 'Something went wrong on our side.',
  },
} as const;

export type HttpProblem = keyof typeof httpProblems;

/** A failure of HTTP itself, as problem details. */
export function problemAnswer(code: HttpProblem, headers: Record<string, string> = {}): Response {
  const { status, title, detail } = httpProblems[code];
  return Response.json(
    { type: `urn:daybreak:problem:${code}`, title, status, detail, code },
    { status, headers: { ...headers, 'content-type': 'application/problem+json' } },
  );
}
