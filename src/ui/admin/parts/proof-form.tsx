import { useEffect, useState } from 'react';
import { answerOf, doneOf } from '#api/client.ts';
import type { ProofAsked } from '#core/account/prove-identity.ts';
import { adminClient } from './admin-client.ts';
import { PasswordQuestion } from './password-question.tsx';

interface ProofFormProps {
  onProven: () => void;
  onCancel: () => void;
}

const labels: Record<ProofAsked['by'], string> = {
  account: 'Your password',
  password: 'Password of the back office',
};

/** Asks once more for the password that the session began with; a second factor is asked for here. */
export function ProofForm({ onProven, onCancel }: ProofFormProps) {
  const [by, setBy] = useState<ProofAsked['by']>('account');
  useEffect(() => {
    answerOf(adminClient().proof.$get())
      .then((asked) => setBy(asked.by))
      // The proof itself says what is wrong.
      .catch(() => {});
  }, []);
  return (
    <PasswordQuestion
      heading="Please confirm it is you"
      text="What you are about to do opens the site to others, or carries it away. Your last proof was more than ten minutes ago."
      label={labels[by]}
      confirmLabel="Confirm"
      busyLabel="Confirming…"
      onConfirm={async (password) => {
        await doneOf(adminClient().proof.$post({ json: { password } }));
        onProven();
      }}
      onCancel={onCancel}
    />
  );
}
