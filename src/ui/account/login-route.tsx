import { redirect } from 'react-router';
import { answerOf } from '#api/client.ts';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { fieldOf, outcomeOf } from '#ui/form-action.ts';
import type { FormOutcome } from '#ui/kit/form-outcome.ts';
import { PageHead } from '#ui/kit/page-head.tsx';
import { patterns } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import { LoginPage } from './login-page.tsx';

export async function loader(args: RouteArgs) {
  const { reader } = await answerOf(clientOf(args).session.$get());
  return reader ? redirect(patterns.profile) : null;
}

/** Only whoever arrives is sent on: after a login the form's own outcome leads away. */
export const shouldRevalidate = (): boolean => false;

export async function action(args: RouteArgs): Promise<FormOutcome> {
  const form = await args.request.formData();
  return outcomeOf(async () => {
    await answerOf(
      clientOf(args).session.$post({
        json: { email: fieldOf(form, 'email'), password: fieldOf(form, 'password') },
      }),
    );
    return {
      isDone: true,
      toast: { title: 'Login Successful!', text: 'Welcome back!' },
      goTo: patterns.profile,
    };
  });
}

export function Component() {
  const { siteName } = useSite().site.settings;
  return (
    <>
      <PageHead
        title={`Login - ${siteName}`}
        siteName={siteName}
        path={patterns.login}
        description={`Log in to your account at ${siteName}.`}
        isUnlisted
      />
      <LoginPage siteName={siteName} />
    </>
  );
}
