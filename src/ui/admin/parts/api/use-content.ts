import { type AdminClient, answerOf } from '#api/client.ts';
import type { CollectionName, RecordOf } from '#core/collections.ts';
import type { ContentKind } from '#core/content/content-kind.ts';
import type { Toast } from '#ui/kit/stores/toast-store.ts';
import { adminClient } from './admin-client.ts';
import { askToKeepData } from './keep-data.ts';
import { useWork } from './use-work.ts';

/** Part of a content kind that the interface needs: its messages. */
type Spoken = Pick<ContentKind, 'words'>;

/** The stored record that is saved over. */
interface Over {
  id: string;
  version?: number | undefined;
}

const request = (client: AdminClient) => client[':collection'];

const success = (text: string): Toast => ({ title: 'Success', text });

/**
 * Saving and deleting one kind of content: toasts with the kind's own words, the failure for the form, and
 * the page read again.
 */
export function useContent<Name extends CollectionName>(name: Name, { words }: Spoken) {
  const { run, isBusy, failure } = useWork();

  async function send(fields: object, over: Over | undefined): Promise<RecordOf<Name>> {
    const json = { ...fields, ...(over?.version === undefined ? {} : { version: over.version }) };
    const saved = over
      ? request(adminClient())[':id'].$put({ param: { collection: name, id: over.id }, json })
      : request(adminClient()).$post({ param: { collection: name }, json });
    const record = (await answerOf(saved)) as RecordOf<Name>;
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
      const param = { collection: name, id };
      const query = replacedBy === undefined ? {} : { replacedBy };
      const deleted = await run(
        () => answerOf(request(adminClient())[':id'].$delete({ param, query })),
        success(words.toasts.deleted),
      );
      return deleted !== undefined;
    },
  };
}
