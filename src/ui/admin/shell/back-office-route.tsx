import '../parts/admin.css';
import { useEffect } from 'react';
import { Outlet, useLoaderData, useRouteLoaderData } from 'react-router';
import type { Role } from '#core/account/role.ts';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { followLocale } from '#ui/follow-locale.ts';
import { setDefaultTheme } from '#ui/kit/behaviours/theme.ts';
import { Toaster } from '#ui/kit/page/toaster.island.tsx';
import { guardCompositions, Keys } from '../keys/keys.tsx';
import { keepMediaAs } from '../media/media-keeping.ts';
import { UploadProgress } from '../media/upload-progress.tsx';
import { RefusalDialog } from '../parts/dialog/refusal-dialog.tsx';
import { rememberLastField } from '../parts/form/field-focus.ts';
import { readSession } from './read-session.ts';

/** Loads data for every back office page: site and session. */
export async function loader(args: RouteArgs) {
  const [site, session] = await Promise.all([clientOf(args).ask('GET /site'), readSession(args)]);
  await followLocale(site);
  keepMediaAs(site.edition);
  return { site, session };
}

type BackOfficeData = Awaited<ReturnType<typeof loader>>;

/** Site and session, for pages of the back office. */
export function useBackOffice(): BackOfficeData {
  const data = useRouteLoaderData<BackOfficeData>('back-office');
  if (!data) throw new Error('A page was rendered outside the back office.');
  return data;
}

/** Role of the current user; `author` without one. */
export const useRole = (): Role => useBackOffice().session.role ?? 'contributor';

export function Component() {
  const { site, session } = useLoaderData<BackOfficeData>();
  const { themeDefault } = site.settings;
  useEffect(() => setDefaultTheme(themeDefault), [themeDefault]);
  useEffect(guardCompositions, []);
  useEffect(rememberLastField, []);
  return (
    <>
      <meta name="robots" content="noindex" />
      <Outlet />
      <UploadProgress />
      <RefusalDialog email={session.reader?.role && session.reader.email} />
      {session.role ? <Keys /> : null}
      <Toaster />
    </>
  );
}
