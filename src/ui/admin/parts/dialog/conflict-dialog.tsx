import { inList } from '#core/locale/plural.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { CompareDialog, differingLabels, type VersionPart } from './compare-dialog.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface ConflictDialogProps<Fields> {
  /** Results of the two choices; `theirs` is `undefined` if the record was deleted. */
  theirs: Fields | undefined;
  mine: Fields;
  describe: (fields: Fields) => readonly VersionPart[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onSaveAsNew: () => void;
  onKeepEditing: () => void;
}

/** Choice after a conflicting save: shows both versions, or reports that the record was deleted. */
export function ConflictDialog<Fields>(props: ConflictDialogProps<Fields>) {
  const { theirs, mine, describe, onKeepMine, onTakeTheirs, onSaveAsNew, onKeepEditing } = props;
  if (!theirs) {
    return (
      <ConfirmDialog
        isOpen
        title="Deleted elsewhere"
        text="Somebody else deleted this in the meantime. Your text is still here."
        cancelLabel="Keep editing"
        confirmLabel="Save as new"
        onConfirm={onSaveAsNew}
        onCancel={onKeepEditing}
      />
    );
  }
  const disputed = differingLabels(describe(mine), describe(theirs));
  // All parts are equal, so their order differs.
  const what = disputed.length > 0 ? inList(disputed) : 'the order';
  return (
    <CompareDialog
      isOpen
      title="Changed elsewhere"
      text={`Somebody else saved this while you were writing. Nothing was overwritten. Both of you changed: ${what}. What only one of you changed is kept either way.`}
      versions={[
        { label: 'Yours', parts: describe(mine) },
        { label: 'Stored', parts: describe(theirs) },
      ]}
      onClose={onKeepEditing}
    >
      <Button tone="line" size="small" onClick={onKeepEditing}>
        Keep editing
      </Button>
      <Button tone="line" size="small" onClick={onTakeTheirs}>
        Take theirs
      </Button>
      <Button size="small" onClick={onKeepMine}>
        Keep mine
      </Button>
    </CompareDialog>
  );
}
