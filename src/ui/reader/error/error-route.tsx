import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from 'react-router';
import { Problem } from '#api/problem.ts';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { ErrorPage } from './error-page.tsx';
import { failureOf } from './failure.ts';

const isNotFound = (error: unknown): boolean =>
  (error instanceof Problem && error.details.code === 'not-found') ||
  (isRouteErrorResponse(error) && error.status === 404);

/** What a page becomes that could not be read or shown; reports what was unexpected. */
export function ErrorRoute() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const isFramed = useRouteLoaderData('site') !== undefined;
  const isMissing = isNotFound(error);

  useEffect(() => {
    if (!isMissing) console.error(`The page at ${pathname}${search} failed.`, error);
  }, [error, isMissing, pathname, search]);

  const page = isMissing ? (
    <NotFoundPage />
  ) : (
    <ErrorPage failure={failureOf(error)} here={pathname + search} />
  );
  return isFramed ? (
    page
  ) : (
    <main id="main" tabIndex={-1}>
      {page}
    </main>
  );
}
