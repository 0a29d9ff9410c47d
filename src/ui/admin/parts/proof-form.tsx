import { type FormEvent, useEffect, useRef, useState } from 'react';
import { answerOf, doneOf } from '#api/client.ts';
import { Problem, unexpectedProblem } from '#api/problem.ts';
import type { ProofAsked } from '#core/account/prove-identity.ts';
import { Button } from '#ui/kit/button.tsx';
import { TextField } from '#ui/kit/text-field.tsx';
import { adminClient } from './admin-client.ts';
import { focusFirstField } from './focus-first-field.ts';

interface ProofFormProps {
  onProven: () => void;
  onCancel: () => void;
}

const labels: Record<ProofAsked['by'], string> = {
  account: 'Your password',
  password: 'Password of the back office',
};

const wordsOf = (error: unknown): string =>
  (error instanceof Problem ? error : unexpectedProblem()).details.detail;

/** Asks once more for the password that the session began with; a second factor is asked for here. */
export function ProofForm({ onProven, onCancel }: ProofFormProps) {
  const [by, setBy] = useState<ProofAsked['by']>('account');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    focusFirstField(form.current);
    answerOf(adminClient().proof.$get())
      .then((asked) => setBy(asked.by))
      .catch((failure: unknown) => setError(wordsOf(failure)));
  }, []);

  async function prove(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      await doneOf(adminClient().proof.$post({ json: { password } }));
      onProven();
    } catch (failure) {
      setError(wordsOf(failure));
      focusFirstField(form.current);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void prove(event)}
      className="grid w-[min(100vw-2rem,27.5rem)] gap-4 rounded-2 bg-raise p-6 text-ink text-ui shadow-float"
    >
      <h2 className="font-bold text-[1.125rem]/6">Please confirm it is you</h2>
      <p className="text-ink-2">
        What you are about to do opens the site to others, or carries it away. Your last proof was
        more than ten minutes ago.
      </p>
      <TextField
        label={labels[by]}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
        error={error}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button tone="line" size="small" onClick={onCancel} className="pointer-coarse:min-h-11">
          Cancel
        </Button>
        <Button
          type="submit"
          size="small"
          aria-disabled={isBusy}
          className="pointer-coarse:min-h-11"
        >
          {isBusy ? 'Confirming…' : 'Confirm'}
        </Button>
      </div>
    </form>
  );
}
