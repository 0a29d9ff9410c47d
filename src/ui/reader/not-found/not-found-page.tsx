import { useRouteLoaderData } from 'react-router';
import { ButtonLink } from '#ui/kit/button.tsx';
import { patterns } from '#ui/routes.ts';
import type { SiteData } from '#ui/site-route.tsx';

/** What stands at an address that has nothing. Works without the site around it, too. */
export function NotFoundPage() {
  const site = useRouteLoaderData<SiteData>('site');
  const siteName = site?.site.settings.siteName;
  return (
    <>
      <title>{siteName ? `Page Not Found - ${siteName}` : 'Page Not Found'}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap pt-6">
        <p className="relative grid h-50 items-end justify-center overflow-hidden border-b-4 border-strong">
          <span className="half-disc absolute bottom-0 left-1/2 -translate-x-1/2 [--disc-width:21.25rem] [--disc:var(--sun)]" />
          <b className="relative font-serif text-[7.25rem]/25 font-bold tracking-[-.04em] text-on-sun forced-colors:text-[CanvasText]">
            404
          </b>
        </p>
        <h1 className="mt-5 text-h2">Page Not Found</h1>
        <p className="mt-2 mb-[1.125rem] max-w-[56ch] text-ink-2">
          Oops! The page you are looking for doesn't exist. It might have been moved or deleted.
        </p>
        <ButtonLink href={patterns.home}>Go Back to Homepage</ButtonLink>
      </div>
    </>
  );
}
