import { data, isRouteErrorResponse } from 'react-router';
import { Problem } from '#api/problem.ts';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { movedTo } from '#ui/kit/page/moved-to.ts';

/** Number of suggested articles. */
const OFFERED = 5;

export const isNotFound = (error: unknown): boolean =>
  (error instanceof Problem && error.details.kind === 'not-found') ||
  (isRouteErrorResponse(error) && error.status === 404);

const isGone = (error: unknown): error is Problem =>
  error instanceof Problem && error.details.kind === 'gone';

/** An address in the form that a header can have, without the origin where that is this site's. */
function asHeader(address: string, here: string): string {
  const { origin, href } = new URL(address, here);
  return origin === new URL(here).origin ? href.slice(origin.length) : href;
}

/**
 * Answer at an address without an article: a redirect where that of a withdrawn one leads elsewhere, otherwise
 * 404 or 410. Throws any other error.
 */
export function missingArticle(args: RouteArgs, error: unknown) {
  if (isGone(error)) {
    const { leadsTo } = error.details.params ?? {};
    if (leadsTo !== undefined) throw movedTo(asHeader(String(leadsTo), args.request.url));
    return notFound(args, 410);
  }
  if (isNotFound(error)) return notFound(args);
  throw error;
}

/** Loader data for an unknown address, or that of a withdrawn article: status 404 or 410 and the newest articles. */
export async function notFound(args: RouteArgs, status: 404 | 410 = 404) {
  const query = { limit: String(OFFERED), order: 'asc' } as const;
  const { articles } = await clientOf(args).ask('GET /articles', query);
  return data({ isMissing: true, isWithdrawn: status === 410, others: articles }, { status });
}
