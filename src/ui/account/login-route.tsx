import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { fieldOf, outcomeOf } from '#ui/form-action.ts';
import { PageHead } from '#ui/kit/page/page-head.tsx';
import { PasskeyLogIn } from '#ui/kit/passkey/passkey-log-in.island.tsx';
import type { FormOutcome } from '#ui/kit/stores/form-outcome.ts';
import { useSentForm } from '#ui/kit/stores/sent-form.ts';
import { patterns } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import * as words from '#ui/words/account-words.ts';
import { AccountForm, EmailField } from './account-form.tsx';
import { AccountLayout } from './account-layout.tsx';
import { leaveWhenLoggedIn, onlyOnArrival } from './leave-when-logged-in.ts';
import { PasswordField } from './password/password-field.island.tsx';

const FORM_ID = 'login';

interface LoginPageProps {
  siteName: string;
  /** Offers the login by passkey. */
  hasPasskeys: boolean;
}

function LoginPage({ siteName, hasPasskeys }: LoginPageProps) {
  const { errorOf, typedIn, isBusy } = useSentForm(FORM_ID);
  return (
    <AccountLayout heading={words.login} intro={words.welcomeBackPickUpWhere} siteName={siteName}>
      <AccountForm
        id={FORM_ID}
        action={patterns.login}
        submit={words.login}
        busy={words.loggingIn}
        isBusy={isBusy}
        other={{
          question: words.dontHaveAnAccount,
          label: words.register,
          href: patterns.register,
        }}
      >
        <EmailField typed={typedIn('email')} error={errorOf('email')} />
        <PasswordField autoComplete="current-password" error={errorOf('password')} />
        <a href={patterns.forgotPassword} className="prose-link w-fit">
          {words.forgotPasswordQuestion}
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

export const loader = leaveWhenLoggedIn;
export const shouldRevalidate = onlyOnArrival;

export async function action(args: RouteArgs): Promise<FormOutcome> {
  const form = await args.request.formData();
  return outcomeOf(async () => {
    const begun = await clientOf(args).ask('POST /session', {
      email: fieldOf(form, 'email'),
      password: fieldOf(form, 'password'),
    });
    if ('isWaiting' in begun) return { isDone: true, goTo: patterns.secondStep };
    return {
      isDone: true,
      toast: { title: words.loginSuccessful, text: words.welcomeBack },
      goTo: patterns.profile,
    };
  });
}

export function Component() {
  const { site } = useSite();
  const { siteName } = site.settings;
  return (
    <>
      <PageHead
        title={words.loginTitle(siteName)}
        siteName={siteName}
        path={patterns.login}
        description={words.logInToYourAccount(siteName)}
      />
      <LoginPage siteName={siteName} hasPasskeys={site.edition === 'server'} />
    </>
  );
}
