import { isRouteErrorResponse } from 'react-router';
import { Problem } from '#api/problem.ts';

/** Texts of the error page. */
export interface ShownFailure {
  /** The heading, of what is expected to happen; the general one where it is none. */
  title?: string;
  message: string;
  /** The stack trace; in development only. */
  trace?: string;
}

const GENERAL = 'Something went wrong on our side.';

/** True for the errors of Chromium, Firefox and Safari when a page's code didn't load. */
const isMissingPart = ({ message }: Error): boolean =>
  /dynamically imported module|importing a module script failed/i.test(message);

const wordsOf = (error: Error): string =>
  isMissingPart(error)
    ? 'A part of the site could not be loaded. The connection may be gone.'
    : error.message || GENERAL;

const traceOf = (error: unknown): { trace?: string } =>
  import.meta.env.DEV && error instanceof Error && error.stack ? { trace: error.stack } : {};

/** Our own failures in their own words, others by their status; strange ones keep to themselves. */
export function failureOf(error: unknown): ShownFailure {
  if (error instanceof Problem) {
    const { code, title, detail } = error.details;
    return { message: detail, ...(code === 'unexpected' ? traceOf(error) : { title }) };
  }
  if (isRouteErrorResponse(error)) {
    return { message: `${error.status} ${error.statusText}`.trim() };
  }
  if (error instanceof Error) return { message: wordsOf(error), ...traceOf(error) };
  return { message: GENERAL };
}
