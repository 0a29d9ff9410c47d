import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router';
import { Problem, type Report, unexpectedProblem } from '#api/problem.ts';

/** Tells of an error that nobody expected, and puts one in its place that gives nothing away. */
export function toldApart(error: unknown, report: Report): unknown {
  if (error instanceof Problem || isRouteErrorResponse(error)) return error;
  return unexpectedProblem(report(error));
}

function statusOfError(error: unknown): number {
  if (error instanceof Problem) return error.details.status;
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** The status of a page: that of what went wrong in it, if anything did. */
export function statusOf({ errors, statusCode }: StaticHandlerContext): number {
  const [error] = Object.values(errors ?? {});
  return error === undefined ? statusCode : statusOfError(error);
}

/** The same page with errors that may be shown. */
export const presentable = (page: StaticHandlerContext, report: Report): StaticHandlerContext => ({
  ...page,
  errors:
    page.errors &&
    Object.fromEntries(
      Object.entries(page.errors).map(([route, error]) => [route, toldApart(error, report)]),
    ),
});
