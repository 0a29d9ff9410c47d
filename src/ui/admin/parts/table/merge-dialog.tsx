import { useState } from 'react';
import { showToast } from '#ui/kit/stores/toast-store.ts';
import * as words from '#ui/words/admin/parts-words.ts';
import { adminClient } from '../api/admin-client.ts';
import { useRecords } from '../api/all-records.ts';
import { deleteRecord, restoreRecord } from '../api/record-calls.ts';
import { undoToast } from '../api/undo-toast.tsx';
import { useArticleCount } from '../api/use-article-count.ts';
import { useWork } from '../api/use-work.ts';
import { EditDialog } from '../dialog/edit-form.tsx';
import { SelectField } from '../form/form-field.tsx';

/** Kinds whose records can be merged. */
export type Mergeable = 'authors' | 'tags';

interface Merged {
  id: string;
  name: string;
}

interface MergeDialogProps {
  collection: Mergeable;
  merged: Merged;
  /** Filters that select its articles, see `useArticleCount`. */
  filters: readonly string[];
  /** Address of its page, which leads to the other one's from now on. */
  path: string;
  onClose: () => void;
}

/** Asks for the record into which another one of its kind is merged, and merges it. */
export function MergeDialog({ collection, merged, filters, path, onClose }: MergeDialogProps) {
  const { id, name } = merged;
  const [into, setInto] = useState('');
  const { run, isBusy } = useWork();
  const counting = useArticleCount(filters);
  const listing = useRecords(collection);
  const records: readonly Merged[] = listing.value ?? [];
  const others = records.filter((one) => one.id !== id);
  const failure = counting.failure ?? listing.failure;

  const undo = (): void =>
    void run(() => restoreRecord(adminClient(), collection, id), {
      ...{ title: words.success, text: words.mergeUndone(name) },
    });
  async function merge(): Promise<void> {
    const other = others.find((one) => one.id === into);
    if (!other) {
      showToast({ title: words.nothingChosen, text: words.chooseWhereItGoes, isError: true });
      return;
    }
    if (!(await run(() => deleteRecord(adminClient(), collection, id, into)))) return;
    onClose();
    // Only now: *Undo* can't run beside the merge.
    showToast(undoToast(words.wasMergedInto(name, other.name), undo));
  }

  return (
    <EditDialog
      isOpen
      title={words.mergeNamed(name)}
      isDirty={false}
      isBusy={isBusy}
      saveLabel={words.merge}
      onSave={() => void merge()}
      onClose={onClose}
    >
      <div className="grid gap-4 p-5">
        <p className="text-ink-2">{words.whatAMergeDoes(name, path)}</p>
        <p role="status" className="text-label">
          {failure?.detail ??
            (counting.value === undefined
              ? words.countingItsArticles
              : words.articlesMove(counting.value))}
        </p>
        <SelectField
          label={words.mergeInto}
          options={{
            '': words.chooseOne,
            ...Object.fromEntries(others.map((one) => [one.id, one.name])),
          }}
          value={into}
          onChange={setInto}
        />
      </div>
    </EditDialog>
  );
}
