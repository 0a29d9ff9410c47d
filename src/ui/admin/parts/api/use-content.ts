import type { CollectionName, RecordOf } from '#core/collections.ts';
import type { ContentKind } from '#core/content/content-kind.ts';
import type { Toast } from '#ui/kit/stores/toast-store.ts';
import * as partsWords from '#ui/words/admin/parts-words.ts';
import { adminClient } from './admin-client.ts';
import { askToKeepData } from './keep-data.ts';
import { deleteRecord, type Over, restoreRecord, saveRecord } from './record-calls.ts';
import { useDeleting } from './use-deleting.ts';
import { useWork } from './use-work.ts';

const success = (text: string): Toast => ({ title: partsWords.success, text });

/**
 * Saves and deletes records of a content kind: shows its toasts, keeps the failure for the form, and reloads the page's
 * data. `replacedBy`: id of the record that takes over references to deleted ones.
 */
export function useContent<Name extends CollectionName>(
  name: Name,
  { words }: Pick<ContentKind, 'words'>,
  replacedBy?: string,
) {
  const { run, isBusy, failure } = useWork();
  const { deleteAll } = useDeleting({
    remove: (id) => deleteRecord(adminClient(), name, id, replacedBy),
    restore: (id) => restoreRecord(adminClient(), name, id),
    deleted: words.toasts.deleted,
    restored: words.toasts.restored,
  });

  async function send(fields: object, over: Over | undefined): Promise<RecordOf<Name>> {
    const record = await saveRecord(adminClient(), name, fields, over);
    void askToKeepData();
    return record;
  }
  const successOf = (over: Over | undefined): Toast =>
    success(over ? words.toasts.updated : words.toasts.created);

  return {
    run,
    isBusy,
    /** Failure of the last attempt; `field` is the field to mark. */
    failure,
    /** Creates or replaces a record; rejects with a `Problem`. */
    send,
    successOf,
    /** Deletes records, in favour of `replacedBy` if given; resolves to the ids of those that are gone. */
    remove: deleteAll,
  };
}
