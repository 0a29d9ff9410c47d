import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from 'react-router';
import { Problem } from '#api/problem.ts';
import { defaultSiteSettings } from '#core/settings/site-settings.ts';
import { ButtonLink } from '#ui/kit/design/button.tsx';
import { Logo } from '#ui/kit/design/logo.tsx';
import { patterns } from '#ui/routes.ts';
import type { SiteData } from '#ui/site-route.tsx';
import * as words from '#ui/words/errors-words.ts';
import { isNotFound } from '../not-found/not-found.ts';
import { NotFoundPage } from '../not-found/not-found-page.tsx';

/** Texts of the error page. */
export interface ShownFailure {
  /** Heading of an expected failure; the general heading if missing. */
  title?: string;
  message: string;
  /** Stack trace, in development only. */
  trace?: string;
}

const GENERAL = words.somethingWentWrong;

/** True for the errors by which Chromium, Firefox and Safari report a chunk that failed to load. */
const isMissingPart = ({ message }: Error): boolean =>
  /dynamically imported module|importing a module script failed/i.test(message);

const wordsOf = (error: Error): string =>
  isMissingPart(error) ? words.aPartOfTheSite : error.message || GENERAL;

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

interface ErrorPageProps {
  failure: ShownFailure;
  /** Address of the failed page, for another try. */
  here: string;
  siteName: string;
}

/** Error page for readers. */
function ErrorPage({ failure, here, siteName }: ErrorPageProps) {
  const { title = words.unexpectedApplicationError } = failure;
  return (
    <div className="wrap pt-10">
      <title>{`${title} - ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <div role="alert" className="border-t-2 border-strong pt-5">
        <h1 className="text-h2">{title}</h1>
        <p className="mt-2 max-w-[56ch] text-ink-2">{failure.message}</p>
      </div>
      <p className="mt-2 max-w-[56ch] text-ink-2">{words.tryThePageAgain}</p>
      <p className="mt-[1.125rem] flex flex-wrap gap-3">
        {/* `target` forces a document load; navigating in the page would keep the broken state. */}
        <ButtonLink href={here} target="_self">
          {words.tryAgain}
        </ButtonLink>
        <ButtonLink href={patterns.home} target="_self" tone="line">
          {words.goBackToHomepage}
        </ButtonLink>
      </p>
      {failure.trace && (
        <pre className="mt-8 overflow-x-auto bg-wash p-4 text-ui whitespace-pre-wrap">
          {failure.trace}
        </pre>
      )}
    </div>
  );
}

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
