import { useState } from 'react';
import { Button } from '#ui/kit/design/button.tsx';
import { BreakingDialog } from './breaking-dialog.tsx';

/** Button of the dashboard that opens the dialog of the breaking line. */
export function BreakingButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        tone="line"
        size="small"
        onClick={() => setOpen(true)}
        className="rounded-2 pointer-coarse:min-h-11"
      >
        Breaking line…
      </Button>
      {isOpen ? <BreakingDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
