import { data, isRouteErrorResponse } from 'react-router';
import { Problem } from '#api/problem.ts';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';

/** Number of suggested articles. */
const OFFERED = 5;

export const isNotFound = (error: unknown): boolean =>
  (error instanceof Problem && error.details.kind === 'not-found') ||
  (isRouteErrorResponse(error) && error.status === 404);

export const isGone = (error: unknown): boolean =>
  error instanceof Problem && error.details.kind === 'gone';

/** Loader data for an unknown address, or that of a withdrawn article: status 404 or 410 and the newest articles. */
export async function notFound(args: RouteArgs, status: 404 | 410 = 404) {
  const query = { limit: String(OFFERED), order: 'asc' } as const;
  const { articles } = await clientOf(args).ask('GET /articles', query);
  return data({ isMissing: true, isWithdrawn: status === 410, others: articles }, { status });
}
