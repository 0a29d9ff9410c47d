import { redirect, useLoaderData } from 'react-router';
import { answerOf, doneOf } from '#api/client.ts';
import { adminClientOf, clientOf, type RouteArgs } from '#ui/client-context.ts';
import { fieldOf, outcomeOf } from '#ui/form-action.ts';
import type { FormOutcome } from '#ui/kit/form-outcome.ts';
import { adminPatterns } from '#ui/routes.ts';
import { useBackOffice } from '../shell/back-office-route.tsx';
import { AccessPage } from './access-page.tsx';

export async function loader(args: RouteArgs) {
  const { role } = await answerOf(clientOf(args).session.$get());
  if (role) return redirect(adminPatterns.dashboard);
  return answerOf(adminClientOf(args).access.$get());
}

/** Only whoever arrives is sent on: after a login the form's own outcome leads away. */
export const shouldRevalidate = (): boolean => false;

export async function action(args: RouteArgs): Promise<FormOutcome> {
  const form = await args.request.formData();
  return outcomeOf(async () => {
    const json = { password: fieldOf(form, 'password') };
    await doneOf(adminClientOf(args).session.$post({ json }));
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
  const { hint } = useLoaderData<{ hint?: string }>();
  return (
    <>
      <title>{`Admin Access - ${siteName} admin`}</title>
      <AccessPage siteName={siteName} edition={edition} hint={hint} />
    </>
  );
}
