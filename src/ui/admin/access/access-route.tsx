import { redirect, useLoaderData } from 'react-router';
import type { AdminAccess } from '#api/admin-endpoints.ts';
import { adminClientOf, clientOf, type RouteArgs } from '#ui/client-context.ts';
import { fieldOf, outcomeOf } from '#ui/form-action.ts';
import type { FormOutcome } from '#ui/kit/stores/form-outcome.ts';
import { adminPatterns } from '#ui/routes.ts';
import { useBackOffice } from '../shell/back-office-route.tsx';
import { AccessPage } from './access-page.tsx';

export async function loader(args: RouteArgs) {
  const { role, mustSetUpFactor } = await clientOf(args).ask('GET /session');
  if (role) return redirect(adminPatterns.dashboard);
  const access = await adminClientOf(args).ask('GET /admin/access');
  return { ...access, mustSetUpFactor: mustSetUpFactor === true };
}

/** Skips the loader after an action: its redirect would override the outcome's `goTo`. */
export const shouldRevalidate = (): boolean => false;

export async function action(args: RouteArgs): Promise<FormOutcome> {
  const form = await args.request.formData();
  return outcomeOf(async () => {
    const json = { password: fieldOf(form, 'password') };
    await adminClientOf(args).ask('POST /admin/session', json);
    return {
      isDone: true,
      toast: { title: 'Login Successful!', text: 'Redirecting to your dashboard...' },
      goTo: adminPatterns.dashboard,
    };
  });
}

export function Component() {
  const { edition, settings } = useBackOffice().site;
  const { siteName } = settings;
  const access = useLoaderData<AdminAccess & { mustSetUpFactor: boolean }>();
  return (
    <>
      <title>{`Admin Access - ${siteName} admin`}</title>
      <AccessPage siteName={siteName} edition={edition} access={access} />
    </>
  );
}
