import { data, useLoaderData } from 'react-router';
import { Problem } from '#api/problem.ts';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { fieldOf, outcomeOf } from '#ui/form-action.ts';
import { PageHead } from '#ui/kit/page/page-head.tsx';
import type { FormOutcome } from '#ui/kit/stores/form-outcome.ts';
import { adminPatterns, patterns } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import { onlyOnArrival } from './leave-when-logged-in.ts';
import { SetPasswordPage } from './set-password-page.tsx';

const tokenOf = ({ request }: RouteArgs): string =>
  new URL(request.url).searchParams.get('token') ?? '';

async function accountOf(args: RouteArgs) {
  try {
    return await clientOf(args).ask('GET /password', { token: tokenOf(args) });
  } catch (error) {
    if (error instanceof Problem && error.details.kind === 'not-found') return undefined;
    throw error;
  }
}

export async function loader(args: RouteArgs) {
  const account = await accountOf(args);
  const action = `${patterns.setPassword}?token=${encodeURIComponent(tokenOf(args))}`;
  return data({ account, action }, { status: account ? 200 : 404 });
}

/** Skips the loader after success: the token is used up by then. */
export const shouldRevalidate = onlyOnArrival;

export async function action(args: RouteArgs): Promise<FormOutcome> {
  const form = await args.request.formData();
  return outcomeOf(async () => {
    const begun = await clientOf(args).ask('PUT /password', {
      token: tokenOf(args),
      password: fieldOf(form, 'password'),
    });
    if ('isWaiting' in begun) return { isDone: true, goTo: patterns.secondStep };
    return {
      isDone: true,
      toast: { title: 'Password Set', text: 'You are logged in.' },
      goTo: begun.role ? adminPatterns.dashboard : patterns.profile,
    };
  });
}

export function Component() {
  const { siteName } = useSite().site.settings;
  const { account, action: address } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={`Set Password - ${siteName}`}
        siteName={siteName}
        path={patterns.setPassword}
        description={`Choose the password of your account at ${siteName}.`}
        isUnlisted
      />
      <SetPasswordPage siteName={siteName} action={address} account={account} />
    </>
  );
}
