import { type AdminClient, answerOf } from '#api/client.ts';
import type { CollectionName, RecordOf } from '#core/collections.ts';
import type { ContentKind } from '#core/content-kind.ts';
import type { Toast } from '#ui/kit/toast-store.ts';
import { adminClient } from './admin-client.ts';
import { askToKeepData } from './keep-data.ts';
import { useWork } from './use-work.ts';

/** What a kind says of itself, as far as the interface needs it. */
type Spoken = Pick<ContentKind, 'words'>;

const request = (client: AdminClient) => client[':collection'];

const success = (text: string): Toast => ({ title: 'Success', text });

/**
 * Saving and deleting one kind of content: toasts with the kind's own words, the failure for the form, and
 * the page read again.
 */
export function useContent<Name extends CollectionName>(name: Name, { words }: Spoken) {
  const { run, isBusy, failure, clearFailure } = useWork();

  return {
    isBusy,
    /** Why the last attempt failed; `field` names what to mark, the code `conflict` another's save. */
    failure,
    clearFailure,
    /** Saves a new record, or the stored one changed. The saved record, or `undefined` on failure. */
    save: (
      fields: Record<string, unknown>,
      stored?: { id: string; version?: number | undefined },
      settle?: () => Promise<void>,
    ): Promise<RecordOf<Name> | undefined> =>
      run(
        async () => {
          const json = {
            ...fields,
            ...(stored?.version === undefined ? {} : { version: stored.version }),
          };
          const saved = stored
            ? request(adminClient())[':id'].$put({
                param: { collection: name, id: stored.id },
                json,
              })
            : request(adminClient()).$post({ param: { collection: name }, json });
          const record = (await answerOf(saved)) as RecordOf<Name>;
          void askToKeepData();
          return record;
        },
        success(stored ? words.toasts.updated : words.toasts.created),
        settle,
      ),
    /** Deletes; true when it is gone. */
    remove: async (id: string): Promise<boolean> =>
      (await run(
        () => answerOf(request(adminClient())[':id'].$delete({ param: { collection: name, id } })),
        success(words.toasts.deleted),
      )) !== undefined,
  };
}
