import type { CollectionName, RecordOf } from '#core/collections.ts';
import type { ContentKind } from '#core/content/content-kind.ts';
import type { Toast } from '#ui/kit/stores/toast-store.ts';
import { adminClient } from './admin-client.ts';
import { askToKeepData } from './keep-data.ts';
import { deleteRecord, type Over, saveRecord } from './record-calls.ts';
import { useWork } from './use-work.ts';

/** Part of a content kind that the interface needs: its messages. */
type Spoken = Pick<ContentKind, 'words'>;

const success = (text: string): Toast => ({ title: 'Success', text });

/**
 * Saving and deleting one kind of content: toasts with the kind's own words, the failure for the form, and
 * the page read again.
 */
export function useContent<Name extends CollectionName>(name: Name, { words }: Spoken) {
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
    /** Why the last attempt failed; `field` names what to mark. */
    failure,
    /** Saves a new record, or the stored one changed; rejects with a `Problem`. */
    send,
    successOf,
    /** Deletes, another record taking its place if told; true when it is gone. */
    remove: async (id: string, replacedBy?: string): Promise<boolean> => {
      const deleted = await run(
        () => deleteRecord(adminClient(), name, id, replacedBy),
        success(words.toasts.deleted),
      );
      return deleted !== undefined;
    },
  };
}
