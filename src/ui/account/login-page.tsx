import { PasskeyLogIn } from '#ui/kit/passkey/passkey-log-in.island.tsx';
import { useSentForm } from '#ui/kit/stores/sent-form.ts';
import { patterns } from '#ui/routes.ts';
import { AccountForm } from './account-form.tsx';
import { AccountLayout } from './account-layout.tsx';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password/password-field.island.tsx';

const FORM_ID = 'login';

interface LoginPageProps {
  siteName: string;
  /** Offers the login by passkey. */
  hasPasskeys: boolean;
}

export function LoginPage({ siteName, hasPasskeys }: LoginPageProps) {
  const { errorOf, typedIn, isBusy } = useSentForm(FORM_ID);
  return (
    <AccountLayout
      heading="Login"
      intro="Welcome back. Pick up where you left off."
      siteName={siteName}
    >
      <AccountForm
        id={FORM_ID}
        action={patterns.login}
        submit="Login"
        busy="Logging in…"
        isBusy={isBusy}
        other={{ question: 'Don’t have an account?', label: 'Register', href: patterns.register }}
      >
        <EmailField typed={typedIn('email')} error={errorOf('email')} />
        <PasswordField autoComplete="current-password" error={errorOf('password')} />
        <a href={patterns.forgotPassword} className="prose-link w-fit">
          Forgot password?
        </a>
      </AccountForm>
      {hasPasskeys && (
        <div className="mt-5 max-w-form">
          <PasskeyLogIn step="alone" goTo={patterns.profile} />
        </div>
      )}
    </AccountLayout>
  );
}
