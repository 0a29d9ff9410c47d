import { isRouteErrorResponse } from 'react-router';
import { Problem } from '#api/problem.ts';

/** Texts of the error page. */
export interface ShownFailure {
  /** Heading of an expected failure; the general heading if missing. */
  title?: string;
  message: string;
  /** Stack trace, in development only. */
  trace?: string;
}

const GENERAL = 'Something went wrong on our side.';

/** True for the errors by which Chromium, Firefox and Safari report a chunk that failed to load. */
const isMissingPart = ({ message }: Error): boolean =>
  /dynamically imported module|importing a module script failed/i.test(message);

const wordsOf = (error: Error): string =>
  isMissingPart(error)
    ? 'A part of the site could not be loaded. The connection may be gone.'
    : error.message || GENERAL;

const traceOf = (error: unknown): { trace?: string } =>
  import.meta.env.DEV && error instanceof Error && error.stack ? { trace: error.stack } : {};

/**
 * Texts for an error: our own failures by their words, HTTP errors by status, others in general.
 */
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
