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
function SetPasswordPage({ siteName, action, account }: SetPasswordPageProps) {
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
      toast: { title: 'Password Set', text: 'You are logged in.' },
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
        title={`Set Password - ${siteName}`}
        siteName={siteName}
        path={patterns.setPassword}
        description={`Choose the password of your account at ${siteName}.`}
        isUnlisted
      />
      <SetPasswordPage siteName={siteName} action={address} account={account} />
    </>
  );
}
