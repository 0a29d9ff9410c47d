import { data, useLoaderData } from 'react-router';
import { Problem } from '#api/problem.ts';
import type { LinkHolder } from '#core/account/user.ts';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { fieldOf, outcomeOf } from '#ui/form-action.ts';
import { PageHead } from '#ui/kit/page/page-head.tsx';
import type { FormOutcome } from '#ui/kit/stores/form-outcome.ts';
import { useSentForm } from '#ui/kit/stores/sent-form.ts';
import { adminPatterns, patterns } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import * as words from '#ui/words/account-words.ts';
import { AccountForm, OnwardLinks } from './account-form.tsx';
import { AccountLayout } from './account-layout.tsx';
import { onlyOnArrival } from './leave-when-logged-in.ts';
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
      submit={words.setPassword}
      busy={words.setting}
      isBusy={isBusy}
      other={{ question: words.rememberedTheOld, label: words.login, href: patterns.login }}
    >
      {/* For password managers: the user name that belongs to the new password. */}
      <input type="hidden" name="email" autoComplete="username" value={email} />
      <PasswordField
        label={words.newPassword}
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
function SetPasswordPage({ siteName, action, account }: SetPasswordPageProps) {
  if (account) {
    const intro = words.helloChooseThePassword(account.name, account.email);
    return (
      <AccountLayout heading={words.setPassword} intro={intro} siteName={siteName}>
        <SetPasswordForm action={action} email={account.email} isStaff={account.isStaff} />
      </AccountLayout>
    );
  }
  const intro = words.thisLinkWasUsedAlready;
  return (
    <AccountLayout heading={words.linkExpired} intro={intro} siteName={siteName}>
      <OnwardLinks first={{ label: words.getANewLink, href: patterns.forgotPassword }} />
    </AccountLayout>
  );
}

const tokenOf = ({ request }: RouteArgs): string =>
  new URL(request.url).searchParams.get('token') ?? '';

async function accountOf(args: RouteArgs) {
  try {
    return await clientOf(args).ask('GET /password', { token: tokenOf(args) });
  } catch (error) {
    if (error instanceof Problem && error.details.kind === 'not-found') return undefined;
    throw error;
  }
}

export async function loader(args: RouteArgs) {
  const account = await accountOf(args);
  const action = `${patterns.setPassword}?token=${encodeURIComponent(tokenOf(args))}`;
  return data({ account, action }, { status: account ? 200 : 404 });
}

/** Skips the loader after success: the token is used up by then. */
export const shouldRevalidate = onlyOnArrival;

export async function action(args: RouteArgs): Promise<FormOutcome> {
  const form = await args.request.formData();
  return outcomeOf(async () => {
    const begun = await clientOf(args).ask('PUT /password', {
      token: tokenOf(args),
      password: fieldOf(form, 'password'),
    });
    if ('isWaiting' in begun) return { isDone: true, goTo: patterns.secondStep };
    return {
      isDone: true,
      toast: { title: words.passwordSet, text: words.youAreLoggedIn },
      goTo: begun.role ? adminPatterns.dashboard : patterns.profile,
    };
  });
}

export function Component() {
  const { siteName } = useSite().site.settings;
  const { account, action: address } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={words.setPasswordTitle(siteName)}
        siteName={siteName}
        path={patterns.setPassword}
        description={words.chooseThePassword(siteName)}
        isUnlisted
      />
      <SetPasswordPage siteName={siteName} action={address} account={account} />
    </>
  );
}
