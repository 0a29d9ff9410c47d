import { useState } from 'react';
import { useDeskAddress } from '../list/desk-address.ts';
import { useSavedViews } from './use-saved-views.ts';
import { ViewDialog } from './view-dialog.tsx';
import { viewAt } from './view-path.ts';

/** Button that saves what the desk shows as a view, or edits the view that shows it already. */
export function ViewButton() {
  const [isOpen, setOpen] = useState(false);
  const view = viewAt(useSavedViews(), useDeskAddress());
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="min-h-9 px-2 font-medium text-ink-2 hover:text-ink hover:underline-ui pointer-coarse:min-h-11"
      >
        {view ? 'Edit view' : 'Save view'}
      </button>
      {isOpen ? <ViewDialog view={view} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
