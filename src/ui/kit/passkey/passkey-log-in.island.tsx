import { useState } from 'react';
import * as words from '#ui/words/passkeys-words.ts';
import { Button } from '../design/button.tsx';
import { ErrorLine } from '../design/field-frame.tsx';
import { defineIsland } from '../page/define-island.tsx';
import { secondFactorClient, signByPasskey, wordsOfFailure } from './passkey-ceremonies.ts';

interface PasskeyLogInProps {
  /** Place of the passkey in the log-in: instead of the password, or after it. */
  step: 'alone' | 'second';
  /** Path of the page after the login. */
  goTo: string;
}

const labels = { alone: words.logInWithAPasskey, second: words.useAPasskey } as const;

async function logIn(step: PasskeyLogInProps['step']): Promise<void> {
  const answer = await signByPasskey();
  const client = secondFactorClient();
  if (step === 'alone') await client.ask('POST /second-factor/passkey-session', answer);
  else await client.ask('POST /second-factor/session', { passkey: answer });
}

function PasskeyButton({ step, goTo }: PasskeyLogInProps) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function start(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      await logIn(step);
      location.assign(goTo);
    } catch (failure) {
      setError(wordsOfFailure(failure));
      setBusy(false);
    }
  }

  return (
    <div className="needs-script">
      <Button tone="line" aria-disabled={isBusy} onClick={() => void start()} className="w-full">
        {labels[step]}
      </Button>
      <div role="alert">{error ? <ErrorLine id="passkey-error">{error}</ErrorLine> : null}</div>
    </div>
  );
}

/** Logs in by a passkey of this device or a nearby one. */
export const PasskeyLogIn = defineIsland({
  name: 'passkey-log-in',
  part: PasskeyButton,
  wakes: ['click button'],
});
