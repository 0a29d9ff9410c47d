import { useSyncExternalStore } from 'react';
import { Dialog } from '#ui/kit/design/dialog.tsx';
import { refusalToLift, settleRefusal, subscribeToRefusals } from '../api/lift-refusals.ts';
import { LogInForm } from './log-in-form.tsx';
import { ProofForm } from './proof-form.tsx';

interface RefusalDialogProps {
  /** Email of the logged-in account; `undefined` after a login by the shared password. */
  email: string | undefined;
}

/** Dialog over the page that resolves a refused call; see `liftingRefusals`. */
export function RefusalDialog({ email }: RefusalDialogProps) {
  const kind = useSyncExternalStore(subscribeToRefusals, refusalToLift);
  return (
    <Dialog
      isOpen={kind !== undefined}
      onClose={() => settleRefusal(false)}
      label={kind === 'not-logged-in' ? 'Please log in again' : 'Please confirm it is you'}
      className="room-for-toasts"
    >
      {kind === 'not-logged-in' ? (
        <LogInForm
          email={email}
          onLoggedIn={() => settleRefusal(true)}
          onCancel={() => settleRefusal(false)}
        />
      ) : (
        <ProofForm onProven={() => settleRefusal(true)} onCancel={() => settleRefusal(false)} />
      )}
    </Dialog>
  );
}
