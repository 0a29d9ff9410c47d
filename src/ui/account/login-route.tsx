import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { fieldOf, outcomeOf } from '#ui/form-action.ts';
import { PageHead } from '#ui/kit/page/page-head.tsx';
import type { FormOutcome } from '#ui/kit/stores/form-outcome.ts';
import { patterns } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import { leaveWhenLoggedIn, onlyOnArrival } from './leave-when-logged-in.ts';
import { LoginPage } from './login-page.tsx';

export const loader = leaveWhenLoggedIn;
export const shouldRevalidate = onlyOnArrival;

export async function action(args: RouteArgs): Promise<FormOutcome> {
  const form = await args.request.formData();
  return outcomeOf(async () => {
    const begun = await clientOf(args).ask('POST /session', {
      email: fieldOf(form, 'email'),
      password: fieldOf(form, 'password'),
    });
    if ('isWaiting' in begun) return { isDone: true, goTo: patterns.secondStep };
    return {
      isDone: true,
      toast: { title: 'Login Successful!', text: 'Welcome back!' },
      goTo: patterns.profile,
    };
  });
}

export function Component() {
  const { site } = useSite();
  const { siteName } = site.settings;
  return (
    <>
      <PageHead
        title={`Login - ${siteName}`}
        siteName={siteName}
        path={patterns.login}
        description={`Log in to your account at ${siteName}.`}
      />
      <LoginPage siteName={siteName} hasPasskeys={site.edition === 'server'} />
    </>
  );
}
