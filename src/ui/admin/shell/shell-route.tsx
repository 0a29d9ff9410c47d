import { Outlet, redirect, useLocation } from 'react-router';
import { answerOf } from '#api/client.ts';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { adminPatterns } from '#ui/routes.ts';
import { AdminShell } from './admin-shell.tsx';
import { useBackOffice } from './back-office-route.tsx';
import { sectionAt } from './sections.ts';

/** The guard: without a session every page of the back office leads to its door. */
export async function loader(args: RouteArgs) {
  const { role } = await answerOf(clientOf(args).session.$get());
  return role ? null : redirect(adminPatterns.access);
}

export function Component() {
  const { siteName } = useBackOffice().site.settings;
  const { pathname } = useLocation();
  return (
    <>
      <title>{`${sectionAt(pathname)?.label ?? 'Back office'} - ${siteName} admin`}</title>
      <AdminShell siteName={siteName} path={pathname}>
        <Outlet />
      </AdminShell>
    </>
  );
}
