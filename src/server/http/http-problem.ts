/** The failures of HTTP itself, beside those of the newsroom (`api/problem.ts`). */
export const httpProblems = {
  'too-large': {
    status: 413,
    title: 'Too Large',
    detail: 'This is more than the site takes at once.',
  },
  'too-slow': { status: 503, title: 'Too Slow', detail: 'This took too long. Please try again.' },
  'too-busy': {
    status: 503,
    title: 'Too Busy',
    detail: 'The site has too much to do at the moment. Please try again in a few seconds.',
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
