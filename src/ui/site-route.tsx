import { Outlet, useLoaderData, useLocation, useMatches, useRouteLoaderData } from 'react-router';
import * as z from 'zod/mini';
import { clientOf, type RouteArgs } from './client-context.ts';
import { followLocale } from './follow-locale.ts';
import { SiteFrame } from './reader/shell/site-frame.tsx';

/** Loads data for the frame of every page: the site and the session. */
export async function loader(args: RouteArgs) {
  const client = clientOf(args);
  const [site, session] = await Promise.all([client.ask('GET /site'), client.ask('GET /session')]);
  await followLocale(site);
  return { site, session };
}

export type SiteData = Awaited<ReturnType<typeof loader>>;

/** Site and session, for pages inside the frame. Throws where the site failed to load. */
export const useSite = (): SiteData => {
  const data = useRouteLoaderData<SiteData>('site');
  if (!data) throw new Error('A page was rendered outside the site.');
  return data;
};

/** The part of a page's loader data that the frame around it shows. */
const pageForFrame = z.object({
  /** Category to mark as active in the navigation. */
  category: z.catch(z.optional(z.object({ slug: z.string() })), undefined),
  /** Toast to show when the page opens. */
  toast: z.catch(
    z.optional(z.object({ title: z.string(), isError: z._default(z.boolean(), false) })),
    undefined,
  ),
});

export function SiteRoute() {
  const { site, session } = useLoaderData<SiteData>();
  const { pathname } = useLocation();
  const shown = z.safeParse(pageForFrame, useMatches().at(-1)?.loaderData).data;
  return (
    <SiteFrame
      site={site}
      session={session}
      path={pathname}
      section={shown?.category?.slug}
      toast={shown?.toast}
    >
      <Outlet />
    </SiteFrame>
  );
}
