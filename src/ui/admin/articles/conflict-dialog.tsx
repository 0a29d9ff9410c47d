import { Button } from '#ui/kit/button.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { type ArticleFields, fieldsOf } from './article-fields.ts';
import { CompareDialog } from './compare-dialog.tsx';
import type { Conflict } from './use-conflict.ts';

interface ConflictDialogProps {
  conflict: Conflict;
  mine: ArticleFields;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onSaveAsNew: () => void;
  onKeepEditing: () => void;
}

/** Somebody else saved or deleted the article: both versions, and the choice between them. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { conflict, mine, onKeepMine, onTakeTheirs, onSaveAsNew, onKeepEditing } = props;
  if (conflict.kind === 'deleted') {
    return (
      <ConfirmDialog
        isOpen
        title="Deleted elsewhere"
        text="Somebody else deleted this article in the meantime. Your text is still here."
        cancelLabel="Keep editing"
        confirmLabel="Save as new"
        onConfirm={onSaveAsNew}
        onCancel={onKeepEditing}
      />
    );
  }
  return (
    <CompareDialog
      isOpen
      title="Changed elsewhere"
      text="Somebody else saved this article while you were writing. Nothing was overwritten."
      versions={[
        { label: 'Yours', fields: mine },
        { label: 'Stored', fields: fieldsOf(conflict.stored) },
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
