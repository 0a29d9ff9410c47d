import { redirect, useLoaderData } from 'react-router';
import { Problem } from '#api/problem.ts';
import type { OwedFactor } from '#core/second-factor/second-factor.ts';
import { type RouteArgs, secondFactorClientOf } from '#ui/client-context.ts';
import { fieldOf, outcomeOf } from '#ui/form-action.ts';
import { TextField } from '#ui/kit/design/text-field.tsx';
import { PageHead } from '#ui/kit/page/page-head.tsx';
import { PasskeyLogIn } from '#ui/kit/passkey/passkey-log-in.island.tsx';
import type { FormOutcome } from '#ui/kit/stores/form-outcome.ts';
import { useSentForm } from '#ui/kit/stores/sent-form.ts';
import { patterns } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import * as words from '#ui/words/account-words.ts';
import { AccountForm } from './account-form.tsx';
import { AccountLayout } from './account-layout.tsx';
import { onlyOnArrival } from './leave-when-logged-in.ts';

const FORM_ID = 'second-step';

interface SecondStepPageProps {
  siteName: string;
  /** Kinds of second factor that the account has. */
  owed: OwedFactor;
}

function hintOf({ app, recoveryCode }: OwedFactor): string {
  if (app && recoveryCode) return words.digitsOrRecoveryCode;
  return app ? words.digitsOfApp : words.oneOfYourRecoveryCodes;
}

/** Asks for the second factor after the right password. */
function SecondStepPage({ siteName, owed }: SecondStepPageProps) {
  const { errorOf, isBusy } = useSentForm(FORM_ID);
  return (
    <AccountLayout heading={words.oneMoreStep} intro={words.yourAccountAsks} siteName={siteName}>
      {owed.passkey && (
        <div className="mt-6 max-w-form">
          <PasskeyLogIn step="second" goTo={patterns.profile} />
        </div>
      )}
      {(owed.app || owed.recoveryCode) && (
        <AccountForm
          id={FORM_ID}
          action={patterns.secondStep}
          submit={words.confirm}
          busy={words.confirming}
          isBusy={isBusy}
          other={{ question: words.somebodyElse, label: words.startAgain, href: patterns.login }}
        >
          <TextField
            label={words.code}
            name="code"
            autoComplete="one-time-code"
            required
            hint={hintOf(owed)}
            error={errorOf('code')}
          />
          <p className="text-meta">{words.deviceAndCodesLostAsk}</p>
        </AccountForm>
      )}
    </AccountLayout>
  );
}

/** Kinds of second factor that complete the pending login; without one, redirects to the login. */
export async function loader(args: RouteArgs) {
  const client = secondFactorClientOf(args);
  if (!client) throw redirect(patterns.login);
  try {
    return await client.ask('GET /second-factor/owed');
  } catch (error) {
    if (error instanceof Problem && error.details.kind === 'not-found') {
      throw redirect(patterns.login);
    }
    throw error;
  }
}

export const shouldRevalidate = onlyOnArrival;

export async function action(args: RouteArgs): Promise<FormOutcome> {
  const form = await args.request.formData();
  const client = secondFactorClientOf(args);
  if (!client) throw redirect(patterns.login);
  return outcomeOf(async () => {
    await client.ask('POST /second-factor/session', { code: fieldOf(form, 'code') });
    return {
      isDone: true,
      toast: { title: words.loginSuccessful, text: words.welcomeBack },
      goTo: patterns.profile,
    };
  });
}

export function Component() {
  const owed = useLoaderData<typeof loader>();
  const { siteName } = useSite().site.settings;
  return (
    <>
      <PageHead
        title={words.secondStep(siteName)}
        siteName={siteName}
        path={patterns.secondStep}
        description={words.logInToYourAccount(siteName)}
        isUnlisted
      />
      <SecondStepPage siteName={siteName} owed={owed} />
    </>
  );
}
