import { isRouteErrorResponse } from 'react-router';
import { Problem } from '#api/problem.ts';

/** What a failed page says of itself. */
export interface ShownFailure {
  message: string;
  /** The stack trace; in development only. */
  trace?: string;
}

const GENERAL = 'Something went wrong on our side.';

const traceOf = (error: unknown): { trace?: string } =>
  import.meta.env.DEV && error instanceof Error && error.stack ? { trace: error.stack } : {};

/** Our own failures in their own words, others by their status; strange ones keep to themselves. */
export function failureOf(error: unknown): ShownFailure {
  if (error instanceof Problem) return { message: error.details.detail, ...traceOf(error) };
  if (isRouteErrorResponse(error)) {
    return { message: `${error.status} ${error.statusText}`.trim() };
  }
  if (error instanceof Error) return { message: error.message || GENERAL, ...traceOf(error) };
  return { message: GENERAL };
}
