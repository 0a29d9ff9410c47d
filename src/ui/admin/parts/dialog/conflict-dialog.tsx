import { inList } from '#core/locale/plural.ts';
import { Button } from '#ui/kit/design/button.tsx';
import * as words from '#ui/words/admin/parts-words.ts';
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
        title={words.deletedElsewhere}
        text={words.somebodyElseDeleted}
        cancelLabel={words.keepEditing}
        confirmLabel={words.saveAsNew}
        onConfirm={onSaveAsNew}
        onCancel={onKeepEditing}
      />
    );
  }
  const disputed = differingLabels(describe(mine), describe(theirs));
  // All parts are equal, so their order differs.
  const what = disputed.length > 0 ? inList(disputed) : words.theOrder;
  return (
    <CompareDialog
      isOpen
      title={words.changedElsewhere}
      text={words.somebodyElseSavedThisWhile(what)}
      versions={[
        { label: words.yours, parts: describe(mine) },
        { label: words.stored, parts: describe(theirs) },
      ]}
      onClose={onKeepEditing}
    >
      <Button tone="line" size="small" onClick={onKeepEditing}>
        {words.keepEditing}
      </Button>
      <Button tone="line" size="small" onClick={onTakeTheirs}>
        {words.takeTheirs}
      </Button>
      <Button size="small" onClick={onKeepMine}>
        {words.keepMine}
      </Button>
    </CompareDialog>
  );
}
