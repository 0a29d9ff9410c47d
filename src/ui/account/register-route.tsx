import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { fieldOf, outcomeOf } from '#ui/form-action.ts';
import { PageHead } from '#ui/kit/page/page-head.tsx';
import type { FormOutcome } from '#ui/kit/stores/form-outcome.ts';
import { patterns } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import { leaveWhenLoggedIn, onlyOnArrival } from './leave-when-logged-in.ts';
import { RegisterPage } from './register-page.tsx';

export const loader = leaveWhenLoggedIn;
export const shouldRevalidate = onlyOnArrival;

export async function action(args: RouteArgs): Promise<FormOutcome> {
  const form = await args.request.formData();
  return outcomeOf(async () => {
    const client = clientOf(args);
    await client.ask('POST /users', {
      name: fieldOf(form, 'name'),
      email: fieldOf(form, 'email'),
      password: fieldOf(form, 'password'),
    });
    const { settings } = await client.ask('GET /site');
    return {
      isDone: true,
      toast: {
        title: 'Registration Successful!',
        text: `Welcome to ${settings.siteName}!`,
        asksToNotify: true,
      },
      goTo: patterns.profile,
    };
  });
}

export function Component() {
  const { siteName } = useSite().site.settings;
  return (
    <>
      <PageHead
        title={`Register - ${siteName}`}
        siteName={siteName}
        path={patterns.register}
        description={`Make a reader’s account at ${siteName}.`}
      />
      <RegisterPage siteName={siteName} />
    </>
  );
}
