import type { Site } from '#core/site/site.ts';
import { useSentForm } from '#ui/kit/stores/sent-form.ts';
import { patterns } from '#ui/routes.ts';
import { AccountForm } from './account-form.tsx';
import { AccountLayout } from './account-layout.tsx';
import { EmailField } from './email-field.tsx';
import { OnwardLinks } from './onward-links.tsx';

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
export function ForgotPasswordPage({ site }: { site: Site }) {
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
