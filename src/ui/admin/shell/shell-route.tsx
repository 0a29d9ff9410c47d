import { Outlet, redirect, useLocation } from 'react-router';
import { isAtLeast, type Role, roleGroups, roleNames, roles } from '#core/account/role.ts';
import { inList } from '#core/locale/plural.ts';
import { adminClientOf, type RouteArgs } from '#ui/client-context.ts';
import { ButtonLink } from '#ui/kit/design/button.tsx';
import { adminPatterns } from '#ui/routes.ts';
import * as words from '#ui/words/admin/shell-words.ts';
import { AdminPage } from '../parts/page-frame.tsx';
import { AdminShell } from './admin-shell.tsx';
import { useBackOffice, useRole } from './back-office-route.tsx';
import { readSession } from './read-session.ts';
import { openTo, type Section, sectionAt } from './sections.ts';

/** Roles that may open a section, such as `Owners and editors`. */
function whoMay(least: Role): string {
  const names = roles
    .filter((role) => isAtLeast(role, least))
    .map((role) => roleGroups[role].toLowerCase());
  const text = inList(names);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Page in place of a section that the role may not open. */
function ForbiddenPage({ section, role }: { section: Section; role: Role }) {
  return (
    <AdminPage title={section.label}>
      <div className="border-strong border-t-2 pt-4">
        <p role="alert" className="mb-4 max-w-[56ch] text-ink-2">
          {words.mayOpen(whoMay(section.seenBy), section.label, roleNames[role].toLowerCase())}
        </p>
        <ButtonLink href={adminPatterns.dashboard} size="small" className="rounded-2">
          {words.goToTheDashboardHeading}
        </ButtonLink>
      </div>
    </AdminPage>
  );
}

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
      <title>{words.pageTitle(section?.label ?? words.backOffice, siteName)}</title>
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
