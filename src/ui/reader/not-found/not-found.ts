import { data, isRouteErrorResponse } from 'react-router';
import { Problem } from '#api/problem.ts';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';

/** Number of suggested articles. */
const OFFERED = 5;

export const isNotFound = (error: unknown): boolean =>
  (error instanceof Problem && error.details.kind === 'not-found') ||
  (isRouteErrorResponse(error) && error.status === 404);

/** Loader data for an unknown address: status 404 and the newest articles. */
export async function notFound(args: RouteArgs) {
  const query = { limit: String(OFFERED), order: 'asc' } as const;
  const { articles } = await clientOf(args).ask('GET /articles', query);
  return data({ isMissing: true, others: articles }, { status: 404 });
}
