import type { CollectionName, RecordOf } from '#core/collections.ts';
import type { ContentKind } from '#core/content/content-kind.ts';
import type { Toast } from '#ui/kit/stores/toast-store.ts';
import * as partsWords from '#ui/words/admin/parts-words.ts';
import { adminClient } from './admin-client.ts';
import { askToKeepData } from './keep-data.ts';
import { deleteRecord, type Over, saveRecord } from './record-calls.ts';
import { useWork } from './use-work.ts';

const success = (text: string): Toast => ({ title: partsWords.success, text });

/**
 * Saves and deletes records of a content kind: shows its toasts, keeps the failure for the form,
 * and reloads the page's data.
 */
export function useContent<Name extends CollectionName>(
  name: Name,
  { words }: Pick<ContentKind, 'words'>,
) {
  const { run, isBusy, failure } = useWork();

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
    /** Deletes a record, optionally in favour of `replacedBy`; resolves to true after success. */
    remove: async (id: string, replacedBy?: string): Promise<boolean> => {
      const deleted = await run(
        () => deleteRecord(adminClient(), name, id, replacedBy),
        success(words.toasts.deleted),
      );
      return deleted !== undefined;
    },
  };
}
