import { Outlet, redirect, useLocation } from 'react-router';
import { adminClientOf, type RouteArgs } from '#ui/client-context.ts';
import { adminPatterns } from '#ui/routes.ts';
import { AdminShell } from './admin-shell.tsx';
import { useBackOffice, useRole } from './back-office-route.tsx';
import { ForbiddenPage } from './forbidden-page.tsx';
import { readSession } from './read-session.ts';
import { openTo, sectionAt } from './sections.ts';

/**
 * Guard: without a session, redirects every page of the back office to the access page. Loads the saved
 * views of the sidebar.
 */
export async function loader(args: RouteArgs) {
  const { role } = await readSession(args);
  return role ? adminClientOf(args).ask('GET /admin/desk/views') : redirect(adminPatterns.access);
}

export function Component() {
  const { siteName } = useBackOffice().site.settings;
  const role = useRole();
  const { pathname } = useLocation();
  const section = sectionAt(pathname);
  return (
    <>
      <title>{`${section?.label ?? 'Back office'} - ${siteName} admin`}</title>
      <AdminShell siteName={siteName} path={pathname}>
        {section && !openTo(role)(section) ? (
          <ForbiddenPage section={section} role={role} />
        ) : (
          <Outlet />
        )}
      </AdminShell>
    </>
  );
}
