import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router';
import { Problem, type Report, unexpectedProblem } from '#api/problem.ts';

/** Reports an unexpected error and replaces it by a problem without details. */
export function errorForReader(error: unknown, report: Report): unknown {
  if (error instanceof Problem || isRouteErrorResponse(error)) return error;
  return unexpectedProblem(report(error));
}

function statusOfError(error: unknown): number {
  if (error instanceof Problem) return error.details.status;
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** The status of a page: that of its first error, if any. */
export function statusOf({ errors, statusCode }: StaticHandlerContext): number {
  const [error] = Object.values(errors ?? {});
  return error === undefined ? statusCode : statusOfError(error);
}

/** The same page with errors that may be shown to readers. */
export const presentable = (page: StaticHandlerContext, report: Report): StaticHandlerContext => ({
  ...page,
  errors:
    page.errors &&
    Object.fromEntries(
      Object.entries(page.errors).map(([route, error]) => [route, errorForReader(error, report)]),
    ),
});
