import type { ReactNode } from 'react';
import { EditDialog, type EditDialogSize } from '../dialog/edit-form.tsx';
import type { RecordWork } from './use-record-work.ts';
import { WorkOffers } from './work-offers.tsx';

interface RecordEditorProps<Fields extends object> {
  work: RecordWork<Fields>;
  title: string;
  saveLabel: string;
  size?: EditDialogSize;
  /** The fields. */
  children: ReactNode;
}

/** Dialog that edits a record, with its unsaved work and conflicts. */
export function RecordEditor<Fields extends object>(props: RecordEditorProps<Fields>) {
  const { work, title, saveLabel, size = 'small', children } = props;
  return (
    <EditDialog
      isOpen
      size={size}
      title={title}
      isDirty={work.isDirty}
      isBusy={work.isBusy}
      saveLabel={saveLabel}
      onSave={work.save}
      onClose={work.close}
    >
      <WorkOffers work={work} />
      {children}
    </EditDialog>
  );
}
