import { useContext } from 'react';
import { useLoaderData } from 'react-router';
import type { Site } from '#core/site/site.ts';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { PageHead } from '#ui/kit/page/page-head.tsx';
import { ServerPageContext } from '#ui/kit/page/server-page.ts';
import { organization, StructuredData } from '#ui/kit/page/structured-data.tsx';
import { patterns } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import * as words from '#ui/words/fronts-words.ts';
import { HomePage } from './home-page.tsx';

/** Structured data of the newsroom. */
function SiteData({ site }: { site: Site }) {
  const origin = useContext(ServerPageContext)?.origin ?? '';
  return <StructuredData data={organization(site, origin)} />;
}

export const loader = (args: RouteArgs) => clientOf(args).ask('GET /front');

export function Component() {
  const front = useLoaderData<typeof loader>();
  const { site } = useSite();
  const { siteName } = site.settings;
  return (
    <>
      <PageHead
        title={siteName}
        siteName={siteName}
        path={patterns.home}
        description={words.newsOfIndia(siteName)}
      />
      <SiteData site={site} />
      <HomePage front={front} site={site} />
    </>
  );
}
