import type { VersionPart } from './compare-dialog.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DraftBanner } from './draft-banner.tsx';
import type { RecordWork } from './use-record-work.ts';

interface WorkOffersProps<Fields extends object> {
  work: Pick<
    RecordWork<Fields>,
    'fields' | 'left' | 'conflict' | 'restore' | 'refuse' | 'question'
  >;
  describe: (fields: Fields) => readonly VersionPart[];
}

/** What keeps the words of an editor: the draft that was left, the versions of a conflict, the question before leaving. */
export function WorkOffers<Fields extends object>({ work, describe }: WorkOffersProps<Fields>) {
  const { fields, left, conflict, restore, refuse, question } = work;
  return (
    <>
      {left ? (
        <DraftBanner
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
          mine={fields}
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
