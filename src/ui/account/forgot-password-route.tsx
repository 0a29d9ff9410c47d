import type { Site } from '#core/site/site.ts';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { fieldOf, outcomeOf } from '#ui/form-action.ts';
import { PageHead } from '#ui/kit/page/page-head.tsx';
import type { FormOutcome } from '#ui/kit/stores/form-outcome.ts';
import { useSentForm } from '#ui/kit/stores/sent-form.ts';
import { patterns } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import { AccountForm, EmailField, OnwardLinks } from './account-form.tsx';
import { AccountLayout } from './account-layout.tsx';

const FORM_ID = 'forgot-password';

/** Instructions for sites that cannot send e-mail. */
const withoutMail = {
  browser: {
    intro:
      'This edition cannot send e-mail, and your account lives only in this browser: a forgotten password cannot be replaced, but you can register again with another address.',
    link: { label: 'Register', href: patterns.register },
  },
  server: {
    intro: 'This site cannot send e-mail. Please ask its newsroom for a new password.',
    link: { label: 'Write to the newsroom', href: patterns.contact },
  },
} as const;

function ResetForm() {
  const { errorOf, typedIn, isBusy } = useSentForm(FORM_ID);
  return (
    <AccountForm
      id={FORM_ID}
      action={patterns.forgotPassword}
      submit="Send Link"
      busy="Sending…"
      isBusy={isBusy}
      other={{ question: 'Remembered it?', label: 'Login', href: patterns.login }}
    >
      <EmailField typed={typedIn('email')} error={errorOf('email')} />
    </AccountForm>
  );
}

/** Sends a link for a new password; gives instructions where the site cannot send e-mail. */
function ForgotPasswordPage({ site }: { site: Site }) {
  const { edition, sendsMail, settings } = site;
  const other = withoutMail[edition];
  const intro = sendsMail
    ? 'Tell us your address. We send you a link with which you set a new password.'
    : other.intro;
  return (
    <AccountLayout heading="Forgot Password" intro={intro} siteName={settings.siteName}>
      {sendsMail ? <ResetForm /> : <OnwardLinks first={other.link} />}
    </AccountLayout>
  );
}

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
