import type { OwedFactor } from '#core/second-factor/second-factor.ts';
import { TextField } from '#ui/kit/design/text-field.tsx';
import { PasskeyLogIn } from '#ui/kit/passkey/passkey-log-in.island.tsx';
import { useSentForm } from '#ui/kit/stores/sent-form.ts';
import { patterns } from '#ui/routes.ts';
import { AccountForm } from './account-form.tsx';
import { AccountLayout } from './account-layout.tsx';

const FORM_ID = 'second-step';

interface SecondStepPageProps {
  siteName: string;
  /** Kinds of second factor that the account has. */
  owed: OwedFactor;
}

function hintOf({ app, recoveryCode }: OwedFactor): string {
  if (app && recoveryCode) return 'Six digits from your authenticator app, or a recovery code.';
  return app ? 'Six digits from your authenticator app.' : 'One of your recovery codes.';
}

/** Asks for the second factor after the right password. */
export function SecondStepPage({ siteName, owed }: SecondStepPageProps) {
  const { errorOf, isBusy } = useSentForm(FORM_ID);
  return (
    <AccountLayout
      heading="One more step"
      intro="Your account asks for a second factor. You have ten minutes."
      siteName={siteName}
    >
      {owed.passkey && (
        <div className="mt-6 max-w-form">
          <PasskeyLogIn step="second" goTo={patterns.profile} />
        </div>
      )}
      {(owed.app || owed.recoveryCode) && (
        <AccountForm
          id={FORM_ID}
          action={patterns.secondStep}
          submit="Confirm"
          busy="Confirming…"
          isBusy={isBusy}
          other={{ question: 'Somebody else?', label: 'Start again', href: patterns.login }}
        >
          <TextField
            label="Code"
            name="code"
            autoComplete="one-time-code"
            required
            hint={hintOf(owed)}
            error={errorOf('code')}
          />
          <p className="text-meta">
            Device and codes lost? Ask an owner of the newsroom to reset your second factor.
          </p>
        </AccountForm>
      )}
    </AccountLayout>
  );
}
