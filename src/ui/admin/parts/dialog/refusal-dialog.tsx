import { useSyncExternalStore } from 'react';
import { Dialog } from '#ui/kit/design/dialog.tsx';
import { refusalToLift, settleRefusal, subscribeToRefusals } from '../api/lift-refusals.ts';
import { LogInForm } from './log-in-form.tsx';
import { ProofForm } from './proof-form.tsx';

interface RefusalDialogProps {
  /** Email of the logged-in account; none for a session opened with the back office password. */
  email: string | undefined;
}

/** Asks for what lifts the refusal of a call, over whatever is open; see `liftingRefusals`. */
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
