import { useEffect, useState } from 'react';
import type { ProofAsked } from '#core/account/proof-asked.ts';
import { ProofQuestion } from '#ui/kit/passkey/proof-question.tsx';
import { adminClient } from '../api/admin-client.ts';
import { PasswordQuestion } from './password-question.tsx';

interface ProofFormProps {
  onProven: () => void;
  onCancel: () => void;
}

const labels: Record<ProofAsked['by'], string> = {
  account: 'Your password',
  password: 'Password of the back office',
};

/**
 * Asks the user to prove their identity again: by a second factor if the account has one, else by
 * the password that opened the session.
 */
export function ProofForm({ onProven, onCancel }: ProofFormProps) {
  const [asked, setAsked] = useState<ProofAsked>({ by: 'account' });
  useEffect(() => {
    adminClient()
      .ask('GET /admin/proof')
      .then(setAsked)
      // The proof itself will report the error.
      .catch(() => {});
  }, []);
  if (asked.factor) {
    return (
      <div className="w-[min(100vw-2rem,27.5rem)] rounded-2 bg-raise p-2 text-ink text-ui shadow-float">
        <ProofQuestion onProven={onProven} onCancel={onCancel} />
      </div>
    );
  }
  return (
    <PasswordQuestion
      heading="Please confirm it is you"
      text="What you are about to do opens the site to others, or carries it away. Your last proof was more than ten minutes ago."
      label={labels[asked.by]}
      confirmLabel="Confirm"
      busyLabel="Confirming…"
      onConfirm={async (password) => {
        await adminClient().ask('POST /admin/proof', { password });
        onProven();
      }}
      onCancel={onCancel}
    />
  );
}
