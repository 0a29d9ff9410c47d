import { redirect, useLoaderData } from 'react-router';
import type { AdminAccess } from '#api/admin-endpoints.ts';
import type { Site } from '#core/site/site.ts';
import { adminClientOf, clientOf, type RouteArgs } from '#ui/client-context.ts';
import { fieldOf, outcomeOf } from '#ui/form-action.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { TextField } from '#ui/kit/design/text-field.tsx';
import { PasskeyLogIn } from '#ui/kit/passkey/passkey-log-in.island.tsx';
import type { FormOutcome } from '#ui/kit/stores/form-outcome.ts';
import { useSentForm } from '#ui/kit/stores/sent-form.ts';
import { adminPatterns, patterns } from '#ui/routes.ts';
import { useBackOffice } from '../shell/back-office-route.tsx';
import { AdminLogo } from '../shell/sidebar.tsx';

const FORM_ID = 'admin-access';

interface AccessPageProps {
  siteName: string;
  edition: Site['edition'];
  access: AdminAccess & {
    /** True if the user is logged in but must set up a second factor first. */
    mustSetUpFactor: boolean;
  };
}

/** Form for the shared password. */
function PasswordForm({ hint }: Pick<AdminAccess, 'hint'>) {
  const { errorOf, isBusy } = useSentForm(FORM_ID);
  return (
    <>
      <p className="text-ink-3">Enter the password to manage the website.</p>
      {/* `noValidate`: an empty password gets the specified toast instead of the browser's
          message. */}
      <form
        id={FORM_ID}
        method="post"
        action={adminPatterns.access}
        noValidate
        className="mt-6 grid gap-4.5"
      >
        {/* Constant user name for password managers. */}
        <input type="text" autoComplete="username" value="admin" readOnly hidden />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          autoFocus
          error={errorOf('password')}
          {...(hint === undefined ? {} : { hint: `Demo password: ${hint}` })}
        />
        <Button type="submit" aria-disabled={isBusy} className="w-full">
          Secure Login
        </Button>
      </form>
    </>
  );
}

/** Ways to log in besides the shared password, on a site with accounts. */
function AccountWays({ isPasswordOff = false }: Pick<AdminAccess, 'isPasswordOff'>) {
  return (
    <div className="mt-6 grid gap-4.5">
      <PasskeyLogIn step="alone" goTo={adminPatterns.dashboard} />
      <p className="border-rule border-t pt-4 text-pretty text-meta">
        {isPasswordOff ? 'There is no shared password here. ' : 'This password is the owner’s. '}
        {isPasswordOff ? 'Everybody who works here ' : 'Everybody else who works here '}
        <a href={patterns.login} className="prose-link">
          logs in with their account
        </a>
        .
      </p>
    </div>
  );
}

/** Link to the profile for a user who must set up a second factor. */
const SetUpNote = () => (
  <p className="mb-6 border-sun border-l-3 pl-3">
    {'Your role asks for a second factor. '}
    <a href={patterns.profile} className="prose-link font-semibold">
      Set it up in your profile
    </a>
    {', then come back.'}
  </p>
);

/** Login page of the back office. */
function AccessPage({ siteName, edition, access }: AccessPageProps) {
  const { hint, isPasswordOff, mustSetUpFactor } = access;
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,23.75rem)] content-start justify-center px-4 pt-[min(16vh,9rem)] pb-8">
      <header className="mb-8">
        <AdminLogo siteName={siteName} />
      </header>
      <main id="main" tabIndex={-1}>
        <h1 className="mb-2 text-h2">Admin Access</h1>
        {mustSetUpFactor && <SetUpNote />}
        {!isPasswordOff && <PasswordForm {...(hint === undefined ? {} : { hint })} />}
        {edition === 'browser' ? (
          <p className="mt-6 border-rule border-t pt-4 text-pretty text-meta">
            In this edition the login is a local flag in this browser and no security: whoever can
            use this browser can get in.
          </p>
        ) : (
          <AccountWays {...(isPasswordOff ? { isPasswordOff } : {})} />
        )}
      </main>
    </div>
  );
}

export async function loader(args: RouteArgs) {
  const { role, mustSetUpFactor } = await clientOf(args).ask('GET /session');
  if (role) return redirect(adminPatterns.dashboard);
  const access = await adminClientOf(args).ask('GET /admin/access');
  return { ...access, mustSetUpFactor: mustSetUpFactor === true };
}

/** Skips the loader after an action: its redirect would override the outcome's `goTo`. */
export const shouldRevalidate = (): boolean => false;

export async function action(args: RouteArgs): Promise<FormOutcome> {
  const form = await args.request.formData();
  return outcomeOf(async () => {
    const json = { password: fieldOf(form, 'password') };
    await adminClientOf(args).ask('POST /admin/session', json);
    return {
      isDone: true,
      toast: { title: 'Login Successful!', text: 'Redirecting to your dashboard...' },
      goTo: adminPatterns.dashboard,
    };
  });
}

export function Component() {
  const { edition, settings } = useBackOffice().site;
  const { siteName } = settings;
  const access = useLoaderData<AdminAccess & { mustSetUpFactor: boolean }>();
  return (
    <>
      <title>{`Admin Access - ${siteName} admin`}</title>
      <AccessPage siteName={siteName} edition={edition} access={access} />
    </>
  );
}
