import { Button } from '#ui/kit/button.tsx';
import { PostForm } from '#ui/kit/post-form.tsx';
import { useSentForm } from '#ui/kit/sent-form.ts';
import { TextField } from '#ui/kit/text-field.tsx';
import { patterns } from '#ui/routes.ts';
import { AccountLayout } from './account-layout.tsx';
import { PasswordField } from './password-field.tsx';

const FORM_ID = 'login';

export function LoginPage({ siteName }: { siteName: string }) {
  const { errorOf, typedIn, isBusy } = useSentForm(FORM_ID);
  return (
    <AccountLayout
      heading="Login"
      intro="Welcome back. Pick up where you left off."
      siteName={siteName}
    >
      <PostForm id={FORM_ID} action={patterns.login} className="mt-6 grid max-w-form gap-4.5">
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={typedIn('email')}
          error={errorOf('email')}
        />
        <PasswordField autoComplete="current-password" error={errorOf('password')} />
        <Button type="submit" aria-disabled={isBusy} className="w-full">
          {isBusy ? 'Logging in…' : 'Login'}
        </Button>
        <p>
          Don’t have an account?{' '}
          <a href={patterns.register} className="prose-link font-semibold">
            Register
          </a>
        </p>
      </PostForm>
    </AccountLayout>
  );
}
