import { ConflictDialog } from '../dialog/conflict-dialog.tsx';
import { UnsavedWorkBanner } from './unsaved-work-banner.tsx';
import type { SavedWork } from './use-saved-work.ts';

interface WorkOffersProps<Fields extends object> {
  work: Pick<
    SavedWork<Fields>,
    'fields' | 'describe' | 'left' | 'conflict' | 'restore' | 'refuse' | 'question'
  >;
}

/** Dialogs and banners of an editor: offered copy, conflict, confirmation before leaving. */
export function WorkOffers<Fields extends object>({ work }: WorkOffersProps<Fields>) {
  const { fields, describe, left, conflict, restore, refuse, question } = work;
  return (
    <>
      {left ? (
        <UnsavedWorkBanner
          key={left.keptAt}
          left={left}
          shown={fields}
          describe={describe}
          onRestore={restore}
          onDiscard={refuse}
        />
      ) : null}
      {conflict ? (
        <ConflictDialog
          theirs={conflict.theirs}
          mine={conflict.mine}
          describe={describe}
          onKeepMine={conflict.keepMine}
          onTakeTheirs={conflict.takeTheirs}
          onSaveAsNew={conflict.saveAsNew}
          onKeepEditing={conflict.keepEditing}
        />
      ) : null}
      {question}
    </>
  );
}
