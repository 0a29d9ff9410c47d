import { useEffect } from 'react';
import { Outlet, useLoaderData, useRouteLoaderData } from 'react-router';
import { answerOf } from '#api/client.ts';
import type { SiteSettings } from '#core/settings/site-settings.ts';
import { adminClientOf, clientOf, type RouteArgs } from '#ui/client-context.ts';
import { applyTheme } from '#ui/kit/theme.ts';
import { Toaster } from '#ui/kit/toaster.tsx';
import { provideAdminClient } from '../parts/admin-client.ts';
import '../parts/admin.css';

/** What every page of the back office needs: the site's settings, and the way to its API. */
export async function loader(args: RouteArgs) {
  provideAdminClient(adminClientOf(args));
  const { settings } = await answerOf(clientOf(args).site.$get());
  return { settings };
}

type BackOfficeData = Awaited<ReturnType<typeof loader>>;

/** The site's settings, for a page of the back office. */
export function useSettings(): SiteSettings {
  const data = useRouteLoaderData<BackOfficeData>('back-office');
  if (!data) throw new Error('A page was rendered outside the back office.');
  return data.settings;
}

export function Component() {
  const { themeDefault } = useLoaderData<BackOfficeData>().settings;
  useEffect(() => applyTheme(themeDefault), [themeDefault]);
  return (
    <>
      <meta name="robots" content="noindex" />
      <Outlet />
      <Toaster />
    </>
  );
}
