import { redirect, useLoaderData } from 'react-router';
import type { AdminAccess } from '#api/admin-endpoints.ts';
import type { Site } from '#core/site/site.ts';
import { adminClientOf, clientOf, type RouteArgs } from '#ui/client-context.ts';
import { fieldOf, outcomeOf } from '#ui/form-action.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { Sentence } from '#ui/kit/design/sentence.tsx';
import { TextField } from '#ui/kit/design/text-field.tsx';
import { PasskeyLogIn } from '#ui/kit/passkey/passkey-log-in.island.tsx';
import type { FormOutcome } from '#ui/kit/stores/form-outcome.ts';
import { useSentForm } from '#ui/kit/stores/sent-form.ts';
import { adminPatterns, patterns } from '#ui/routes.ts';
import * as partsWords from '#ui/words/admin/parts-words.ts';
import * as words from '#ui/words/admin/shell-words.ts';
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
      <p className="text-ink-3">{words.enterThePasswordToManage}</p>
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
          label={words.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          autoFocus
          error={errorOf('password')}
          {...(hint === undefined ? {} : { hint: words.demoPassword(hint) })}
        />
        <Button type="submit" aria-disabled={isBusy} className="w-full">
          {words.secureLogin}
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
        <Sentence
          words={isPasswordOff ? words.thereIsNoSharedPassword : words.thisPasswordIsTheOwners}
          slots={{
            link: (words) => (
              <a href={patterns.login} className="prose-link">
                {words}
              </a>
            ),
          }}
        />
      </p>
    </div>
  );
}

/** Link to the profile for a user who must set up a second factor. */
const SetUpNote = () => (
  <p className="mb-6 border-sun border-s-3 ps-3">
    <Sentence
      words={words.yourRoleAsks}
      slots={{
        link: (words) => (
          <a href={patterns.profile} className="prose-link font-semibold">
            {words}
          </a>
        ),
      }}
    />
  </p>
);

/** Login page of the back office. */
function AccessPage({ siteName, edition, access }: AccessPageProps) {
  const { hint, isPasswordOff, mustSetUpFactor, ending } = access;
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,23.75rem)] content-start justify-center px-4 pt-[min(16vh,9rem)] pb-8">
      <header className="mb-8">
        <AdminLogo siteName={siteName} />
      </header>
      <main id="main" tabIndex={-1}>
        <h1 className="mb-2 text-h2">{words.adminAccess}</h1>
        {mustSetUpFactor && <SetUpNote />}
        {ending && (
          <p role="status" className="mb-6 border-sun border-s-3 ps-3">
            {partsWords.sessionEndings[ending]}
          </p>
        )}
        {!isPasswordOff && <PasswordForm {...(hint === undefined ? {} : { hint })} />}
        {edition === 'browser' ? (
          <p className="mt-6 border-rule border-t pt-4 text-pretty text-meta">
            {words.inThisEditionTheLogin}
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
      toast: { title: words.loginSuccessful, text: words.redirectingToYourDashboard },
      goTo: adminPatterns.dashboard,
    };
  });
}

export function Component() {
  const { edition, settings } = useBackOffice().site;
  const { siteName } = settings;
  const access = useLoaderData<AccessPageProps['access']>();
  return (
    <>
      <title>{words.adminAccessAdmin(siteName)}</title>
      <AccessPage siteName={siteName} edition={edition} access={access} />
    </>
  );
}
