import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { fieldOf, outcomeOf } from '#ui/form-action.ts';
import { TextField } from '#ui/kit/design/text-field.tsx';
import { PageHead } from '#ui/kit/page/page-head.tsx';
import type { FormOutcome } from '#ui/kit/stores/form-outcome.ts';
import { useSentForm } from '#ui/kit/stores/sent-form.ts';
import { patterns } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import * as words from '#ui/words/account-words.ts';
import { AccountForm, EmailField } from './account-form.tsx';
import { AccountLayout } from './account-layout.tsx';
import { leaveWhenLoggedIn, onlyOnArrival } from './leave-when-logged-in.ts';
import { lengthHint } from './password/length-hint.ts';
import { PasswordField } from './password/password-field.island.tsx';

const FORM_ID = 'register';

function RegisterPage({ siteName }: { siteName: string }) {
  const { errorOf, typedIn, isBusy } = useSentForm(FORM_ID);
  return (
    <AccountLayout heading={words.register} intro={words.aNameAnAddress} siteName={siteName}>
      <AccountForm
        id={FORM_ID}
        action={patterns.register}
        submit={words.register}
        busy={words.registering}
        isBusy={isBusy}
        asksToNotify
        other={{ question: words.alreadyHaveAnAccount, label: words.login, href: patterns.login }}
      >
        <TextField
          label={words.fullName}
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
        title: words.registrationSuccessful,
        text: words.welcomeTo(settings.siteName),
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
        title={words.registerTitle(siteName)}
        siteName={siteName}
        path={patterns.register}
        description={words.makeAReadersAccount(siteName)}
      />
      <RegisterPage siteName={siteName} />
    </>
  );
}
