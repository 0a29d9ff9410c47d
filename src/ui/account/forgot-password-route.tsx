import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { fieldOf, outcomeOf } from '#ui/form-action.ts';
import { PageHead } from '#ui/kit/page/page-head.tsx';
import type { FormOutcome } from '#ui/kit/stores/form-outcome.ts';
import { patterns } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';

export async function action(args: RouteArgs): Promise<FormOutcome> {
  const form = await args.request.formData();
  return outcomeOf(async () => {
    await clientOf(args).ask('POST /password-resets', { email: fieldOf(form, 'email') });
    return {
      isDone: true,
      toast: {
        title: 'Look into your mail',
        text: 'If there is an account with this address, a link is on its way. It is good for one hour.',
      },
      goTo: patterns.login,
    };
  });
}

export function Component() {
  const { site } = useSite();
  const { siteName } = site.settings;
  return (
    <>
      <PageHead
        title={`Forgot Password - ${siteName}`}
        siteName={siteName}
        path={patterns.forgotPassword}
        description={`Get a new password for your account at ${siteName}.`}
        isUnlisted
      />
      <ForgotPasswordPage site={site} />
    </>
  );
}
