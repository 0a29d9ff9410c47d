import { useEffect } from 'react';
import { useLocation, useRouteError, useRouteLoaderData } from 'react-router';
import { defaultSiteSettings } from '#core/settings/site-settings.ts';
import { Logo } from '#ui/kit/design/logo.tsx';
import { patterns } from '#ui/routes.ts';
import type { SiteData } from '#ui/site-route.tsx';
import { isNotFound } from '../not-found/not-found.ts';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { ErrorPage } from './error-page.tsx';
import { failureOf } from './failure.ts';

/** Logs a failure with the address that it happened at. */
function useReport(error: unknown, here: string, isExpected: boolean): void {
  useEffect(() => {
    if (!isExpected) console.error(`The page at ${here} failed.`, error);
  }, [error, here, isExpected]);
}

/** Error page for a page that failed to load or render, even when the site around it failed. */
export function ErrorRoute() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const site = useRouteLoaderData<SiteData>('site')?.site;
  const { siteName } = site?.settings ?? defaultSiteSettings();
  const isMissing = isNotFound(error);
  const here = pathname + search;
  useReport(error, here, isMissing);

  const page = isMissing ? (
    <NotFoundPage />
  ) : (
    <ErrorPage failure={failureOf(error)} here={here} siteName={siteName} />
  );
  if (site) return page;
  return (
    <>
      <header className="wrap py-3">
        <Logo siteName={siteName} href={patterns.home} />
      </header>
      <main id="main" tabIndex={-1}>
        {page}
      </main>
    </>
  );
}
