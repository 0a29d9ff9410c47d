import { useContext } from 'react';
import { useLoaderData } from 'react-router';
import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import type { Front } from '#core/front/front.ts';
import type { Site } from '#core/site/site.ts';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { articleCrumb, itemList } from '#ui/kit/page/breadcrumbs.ts';
import { PageHead } from '#ui/kit/page/page-head.tsx';
import { ServerPageContext } from '#ui/kit/page/server-page.ts';
import { organization, StructuredData } from '#ui/kit/page/structured-data.tsx';
import { patterns } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import * as words from '#ui/words/fronts-words.ts';
import { HomePage } from './home-page.tsx';

/** Structured data of the newsroom, of its site with the search, and of what the front shows. */
function FrontData({ site, front }: { site: Site; front: Front }) {
  const origin = useContext(ServerPageContext)?.origin ?? '';
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${origin}${patterns.search}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  const webSite: WebSite = {
    '@type': 'WebSite',
    name: site.settings.siteName,
    url: `${origin}/`,
    inLanguage: site.look.locale,
    potentialAction: search,
  };
  const { lead, sides, related, latest, business, tech } = front;
  const shown = [...(lead ? [lead] : []), ...sides, ...related, ...latest, ...business, ...tech];
  const listed = [...new Map(shown.map((card) => [card.id, card])).values()];
  return (
    <>
      <StructuredData data={organization(site, origin)} />
      <StructuredData data={webSite} />
      <StructuredData data={itemList(listed.map(articleCrumb), origin)} />
    </>
  );
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
      <FrontData site={site} front={front} />
      <HomePage front={front} site={site} />
    </>
  );
}
