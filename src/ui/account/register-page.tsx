import { TextField } from '#ui/kit/design/text-field.tsx';
import { useSentForm } from '#ui/kit/stores/sent-form.ts';
import { patterns } from '#ui/routes.ts';
import { AccountForm } from './account-form.tsx';
import { AccountLayout } from './account-layout.tsx';
import { EmailField } from './email-field.tsx';
import { lengthHint } from './password/length-hint.ts';
import { PasswordField } from './password/password-field.island.tsx';

const FORM_ID = 'register';

export function RegisterPage({ siteName }: { siteName: string }) {
  const { errorOf, typedIn, isBusy } = useSentForm(FORM_ID);
  return (
    <AccountLayout
      heading="Register"
      intro="A name, an address and a password, and you are in."
      siteName={siteName}
    >
      <AccountForm
        id={FORM_ID}
        action={patterns.register}
        submit="Register"
        busy="Registering…"
        isBusy={isBusy}
        asksToNotify
        other={{ question: 'Already have an account?', label: 'Login', href: patterns.login }}
      >
        <TextField
          label="Full Name"
          name="name"
          autoComplete="name"
          required
          defaultValue={typedIn('name')}
          error={errorOf('name')}
        />
        <EmailField typed={typedIn('email')} error={errorOf('email')} />
        <PasswordField
          autoComplete="new-password"
          hint={lengthHint('reader')}
          error={errorOf('password')}
        />
      </AccountForm>
    </AccountLayout>
  );
}
