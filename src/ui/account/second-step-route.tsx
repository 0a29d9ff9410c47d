import { redirect, useLoaderData } from 'react-router';
import { Problem } from '#api/problem.ts';
import { type RouteArgs, secondFactorClientOf } from '#ui/client-context.ts';
import { fieldOf, outcomeOf } from '#ui/form-action.ts';
import { PageHead } from '#ui/kit/page/page-head.tsx';
import type { FormOutcome } from '#ui/kit/stores/form-outcome.ts';
import { patterns } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import { onlyOnArrival } from './leave-when-logged-in.ts';
import { SecondStepPage } from './second-step-page.tsx';

/** Kinds of second factor that complete the pending login; without one, redirects to the login. */
export async function loader(args: RouteArgs) {
  const client = secondFactorClientOf(args);
  if (!client) throw redirect(patterns.login);
  try {
    return await client.ask('GET /second-factor/owed');
  } catch (error) {
    if (error instanceof Problem && error.details.kind === 'not-found') {
      throw redirect(patterns.login);
    }
    throw error;
  }
}

export const shouldRevalidate = onlyOnArrival;

export async function action(args: RouteArgs): Promise<FormOutcome> {
  const form = await args.request.formData();
  const client = secondFactorClientOf(args);
  if (!client) throw redirect(patterns.login);
  return outcomeOf(async () => {
    await client.ask('POST /second-factor/session', { code: fieldOf(form, 'code') });
    return {
      isDone: true,
      toast: { title: 'Login Successful!', text: 'Welcome back!' },
      goTo: patterns.profile,
    };
  });
}

export function Component() {
  const owed = useLoaderData<typeof loader>();
  const { siteName } = useSite().site.settings;
  return (
    <>
      <PageHead
        title={`Second Step - ${siteName}`}
        siteName={siteName}
        path={patterns.secondStep}
        description={`Log in to your account at ${siteName}.`}
        isUnlisted
      />
      <SecondStepPage siteName={siteName} owed={owed} />
    </>
  );
}
