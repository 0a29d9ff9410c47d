import { useLoaderData } from 'react-router';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { PageHead } from '#ui/kit/page/page-head.tsx';
import { patterns } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import { CorrectionsPage } from './corrections-page.tsx';

/** Loads a page of the corrections. */
export function loader(args: RouteArgs) {
  const page = new URL(args.request.url).searchParams.get('page') ?? '1';
  return clientOf(args).ask('GET /corrections', { page });
}

export function Component() {
  const corrections = useLoaderData<typeof loader>();
  const { siteName } = useSite().site.settings;
  const { page } = corrections;
  return (
    <>
      <PageHead
        title={`Corrections - ${siteName}`}
        siteName={siteName}
        path={page === 1 ? patterns.corrections : `${patterns.corrections}?page=${page}`}
        description={`Errors of fact in ${siteName}, and how they were corrected.`}
      />
      <CorrectionsPage {...corrections} />
    </>
  );
}
