import type { LinkHolder } from '#core/account/user.ts';
import { useSentForm } from '#ui/kit/stores/sent-form.ts';
import { patterns } from '#ui/routes.ts';
import { AccountForm } from './account-form.tsx';
import { AccountLayout } from './account-layout.tsx';
import { OnwardLinks } from './onward-links.tsx';
import { lengthHint } from './password/length-hint.ts';
import { PasswordField } from './password/password-field.island.tsx';

const FORM_ID = 'set-password';

interface SetPasswordFormProps {
  /** Address of the page, including the token of the link. */
  action: string;
  email: string;
  /** True for staff and invited staff. */
  isStaff: boolean;
}

function SetPasswordForm({ action, email, isStaff }: SetPasswordFormProps) {
  const { errorOf, isBusy } = useSentForm(FORM_ID);
  return (
    <AccountForm
      id={FORM_ID}
      action={action}
      submit="Set Password"
      busy="Setting…"
      isBusy={isBusy}
      other={{ question: 'Remembered the old one?', label: 'Login', href: patterns.login }}
    >
      {/* For password managers: the user name that belongs to the new password. */}
      <input type="hidden" name="email" autoComplete="username" value={email} />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={lengthHint(isStaff ? 'staff' : 'reader')}
        error={errorOf('password')}
      />
    </AccountForm>
  );
}

interface SetPasswordPageProps {
  siteName: string;
  action: string;
  /** Holder of the link; `undefined` once it has expired or was used. */
  account: LinkHolder | undefined;
}

/** Page behind the link of a password reset or an invitation. */
export function SetPasswordPage({ siteName, action, account }: SetPasswordPageProps) {
  if (account) {
    const intro = `Hello ${account.name}. Choose the password for ${account.email}.`;
    return (
      <AccountLayout heading="Set Password" intro={intro} siteName={siteName}>
        <SetPasswordForm action={action} email={account.email} isStaff={account.isStaff} />
      </AccountLayout>
    );
  }
  const intro = 'This link was used already, or is too old.';
  return (
    <AccountLayout heading="Link Expired" intro={intro} siteName={siteName}>
      <OnwardLinks first={{ label: 'Get a new link', href: patterns.forgotPassword }} />
    </AccountLayout>
  );
}
