import { Button } from '#ui/kit/button.tsx';
import { PostForm } from '#ui/kit/post-form.tsx';
import { useSentForm } from '#ui/kit/sent-form.ts';
import { TextField } from '#ui/kit/text-field.tsx';
import { patterns } from '#ui/routes.ts';
import { AccountLayout } from './account-layout.tsx';
import { PasswordField } from './password-field.tsx';

const FORM_ID = 'register';

export function RegisterPage({ siteName }: { siteName: string }) {
  const { errorOf, typedIn, isBusy } = useSentForm(FORM_ID);
  return (
    <AccountLayout
      heading="Register"
      intro="A name, an address and a password, and you are in."
      siteName={siteName}
    >
      <PostForm id={FORM_ID} action={patterns.register} className="mt-6 grid max-w-form gap-4.5">
        <TextField
          label="Full Name"
          name="name"
          autoComplete="name"
          required
          defaultValue={typedIn('name')}
          error={errorOf('name')}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={typedIn('email')}
          error={errorOf('email')}
        />
        <PasswordField autoComplete="new-password" error={errorOf('password')} />
        <Button type="submit" aria-disabled={isBusy} className="w-full">
          {isBusy ? 'Registering…' : 'Register'}
        </Button>
        <p>
          Already have an account?{' '}
          <a href={patterns.login} className="prose-link font-semibold">
            Login
          </a>
        </p>
      </PostForm>
    </AccountLayout>
  );
}
