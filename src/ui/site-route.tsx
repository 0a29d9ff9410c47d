import { Outlet, useLoaderData, useLocation, useMatches, useRouteLoaderData } from 'react-router';
import * as z from 'zod/mini';
import { answerOf } from '#api/client.ts';
import { clientOf, type RouteArgs } from './client-context.ts';
import { SiteFrame } from './reader/shell/site-frame.tsx';

/** What surrounds every page: the site's settings and who is looking at it. */
export async function loader(args: RouteArgs) {
  const client = clientOf(args);
  const [site, session] = await Promise.all([
    answerOf(client.site.$get()),
    answerOf(client.session.$get()),
  ]);
  return { site, session };
}

export type SiteData = Awaited<ReturnType<typeof loader>>;

/** The same for a page inside; `undefined` while the site itself could not be read. */
export const useSite = (): SiteData => {
  const data = useRouteLoaderData<SiteData>('site');
  if (!data) throw new Error('A page was rendered outside the site.');
  return data;
};

const pageInSection = z.object({ category: z.object({ slug: z.string() }) });

/** The section of the page that is shown, as far as what it loaded names one. */
function useSection(): string | undefined {
  const shown = z.safeParse(pageInSection, useMatches().at(-1)?.loaderData);
  return shown.data?.category.slug;
}

export function SiteRoute() {
  const { site, session } = useLoaderData<SiteData>();
  const { pathname } = useLocation();
  const section = useSection();
  return (
    <SiteFrame site={site} session={session} path={pathname} section={section}>
      <Outlet />
    </SiteFrame>
  );
}
