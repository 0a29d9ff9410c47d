import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { fieldOf, outcomeOf } from '#ui/form-action.ts';
import { TextField } from '#ui/kit/design/text-field.tsx';
import { PageHead } from '#ui/kit/page/page-head.tsx';
import type { FormOutcome } from '#ui/kit/stores/form-outcome.ts';
import { useSentForm } from '#ui/kit/stores/sent-form.ts';
import { patterns } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import { AccountForm, EmailField } from './account-form.tsx';
import { AccountLayout } from './account-layout.tsx';
import { leaveWhenLoggedIn, onlyOnArrival } from './leave-when-logged-in.ts';
import { lengthHint } from './password/length-hint.ts';
import { PasswordField } from './password/password-field.island.tsx';

const FORM_ID = 'register';

function RegisterPage({ siteName }: { siteName: string }) {
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
