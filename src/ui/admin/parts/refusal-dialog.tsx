import { useSyncExternalStore } from 'react';
import { Dialog } from '#ui/kit/dialog.tsx';
import { refusalToLift, settleRefusal, subscribeToRefusals } from './lift-refusals.ts';
import { ProofForm } from './proof-form.tsx';

/** Asks for what lifts the refusal of a call, over whatever is open; see `liftingRefusals`. */
export function RefusalDialog() {
  const code = useSyncExternalStore(subscribeToRefusals, refusalToLift);
  return (
    <Dialog
      isOpen={code !== undefined}
      onClose={() => settleRefusal(false)}
      label="Please confirm it is you"
      className="toasts-above"
    >
      <ProofForm onProven={() => settleRefusal(true)} onCancel={() => settleRefusal(false)} />
    </Dialog>
  );
}
