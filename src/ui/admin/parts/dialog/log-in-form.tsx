import { useState } from 'react';
import { Button } from '#ui/kit/design/button.tsx';
import { patterns } from '#ui/routes.ts';
import { adminClient, readerClient } from '../api/admin-client.ts';
import { PasswordQuestion } from './password-question.tsx';

interface LogInFormProps {
  /** Email of the account whose session ended; `undefined` after a login by the shared password. */
  email: string | undefined;
  onLoggedIn: () => void;
  onCancel: () => void;
}

/** Asks for a new login over the open page, after the session ended. */
export function LogInForm({ email, onLoggedIn, onCancel }: LogInFormProps) {
  const [isWaiting, setWaiting] = useState(false);
  async function logIn(password: string): Promise<void> {
    if (email === undefined) await adminClient().ask('POST /admin/session', { password });
    else {
      const begun = await readerClient().ask('POST /session', { email, password });
      if ('isWaiting' in begun) {
        window.open(patterns.secondStep, '_blank', 'noreferrer');
        setWaiting(true);
        return;
      }
    }
    onLoggedIn();
  }

  return (
    <PasswordQuestion
      heading="Please log in again"
      text="Your session has ended. Nothing is lost: what you typed is still here, and goes on once you are in."
      label={email === undefined ? 'Password of the back office' : `Password of ${email}`}
      confirmLabel="Log in"
      busyLabel="Logging in…"
      cancelLabel="Not now"
      onConfirm={logIn}
      onCancel={onCancel}
    >
      {isWaiting && (
        <p role="alert">
          {'Your account asks for a second factor. '}
          <a href={patterns.secondStep} target="_blank" rel="noreferrer" className="prose-link">
            Give it on a page of its own
          </a>
          , come back and go on.
        </p>
      )}
      <p className="text-meta">
        You can also{' '}
        <a href={patterns.login} target="_blank" rel="noreferrer" className="prose-link">
          log in on a page of its own
        </a>
        , come back and go on.{' '}
        <Button tone="line" size="small" onClick={onLoggedIn} className="mt-2">
          I am logged in
        </Button>
      </p>
    </PasswordQuestion>
  );
}
