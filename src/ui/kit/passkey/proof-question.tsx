import { type FormEvent, useEffect, useState } from 'react';
import type { ProofAsked } from '#core/account/proof-asked.ts';
import * as words from '#ui/words/passkeys-words.ts';
import { Button } from '../design/button.tsx';
import { TextField } from '../design/text-field.tsx';
import { secondFactorClient, signByPasskey, wordsOfFailure } from './passkey-ceremonies.ts';

interface ProofQuestionProps {
  onProven: () => void;
  onCancel: () => void;
}

const labelOf = ({ factor }: ProofAsked): string =>
  factor ? words.codeOfYourApp : words.yourPassword;

/**
 * Asks the user to prove their identity again: by a second factor if the account has one, else by
 * the password.
 */
export function ProofQuestion({ onProven, onCancel }: ProofQuestionProps) {
  const [asked, setAsked] = useState<ProofAsked>();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    secondFactorClient()
      .ask('GET /second-factor/proof')
      .then(setAsked)
      .catch((failure: unknown) => setError(wordsOfFailure(failure)));
  }, []);

  async function prove(given: () => Promise<object>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      await secondFactorClient().ask('POST /second-factor/proof', { ...(await given()) });
      onProven();
    } catch (failure) {
      setError(wordsOfFailure(failure));
      setBusy(false);
    }
  }
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void prove(async () => (asked?.factor ? { code: text } : { password: text }));
  };
  const takesText = asked && (!asked.factor || asked.factor.app || asked.factor.recoveryCode);
  return (
    <form
      noValidate
      aria-label={words.pleaseConfirm}
      onSubmit={send}
      className="grid max-w-form gap-3 bg-wash p-4"
    >
      <p className="font-semibold">{words.pleaseConfirm}</p>
      <p className="text-meta">{words.youLastConfirmed}</p>
      {asked?.factor?.passkey && (
        <Button
          aria-disabled={isBusy}
          onClick={() => void prove(async () => ({ passkey: await signByPasskey() }))}
        >
          {words.useAPasskey}
        </Button>
      )}
      {takesText && (
        <TextField
          label={labelOf(asked)}
          type={asked.factor ? 'text' : 'password'}
          autoComplete={asked.factor ? 'one-time-code' : 'current-password'}
          required
          autoFocus
          value={text}
          onChange={setText}
          error={error}
        />
      )}
      {!takesText && error ? <p role="alert">{error}</p> : null}
      <span className="flex flex-wrap gap-3">
        {takesText && (
          <Button
            type="submit"
            tone={asked.factor?.passkey ? 'line' : 'ink'}
            aria-disabled={isBusy}
          >
            {words.confirm}
          </Button>
        )}
        <Button tone="line" onClick={onCancel}>
          {words.cancel}
        </Button>
      </span>
    </form>
  );
}
