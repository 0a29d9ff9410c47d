import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type AdminClient, answerOf } from '#api/client.ts';
import { Problem, type ProblemDetails, unexpectedProblem } from '#api/problem.ts';
import type { RecordOf } from '#core/collections.ts';
import type { ContentKind } from '#core/content-kind.ts';
import { showToast } from '#ui/kit/toast-store.ts';
import { adminClient } from './admin-client.ts';

type Content =
  | 'articles'
  | 'categories'
  | 'youtubeVideos'
  | 'webStories'
  | 'advertisements'
  | 'imageLibrary';

/** What a kind says of itself, as far as the interface needs it. */
type Spoken = Pick<ContentKind, 'words'>;

const request = (client: AdminClient) => client[':collection'];

/**
 * Saving and deleting one kind of content: toasts with the kind's own words, the failure for the form, and
 * the page read again.
 */
export function useContent<Name extends Content>(name: Name, { words }: Spoken) {
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<ProblemDetails>();
  const running = useRef(false);

  async function run<Value>(work: () => Promise<Value>, said: string): Promise<Value | undefined> {
    if (running.current) return undefined;
    running.current = true;
    setIsBusy(true);
    setFailure(undefined);
    try {
      const value = await work();
      showToast({ title: 'Success', text: said });
      await revalidate();
      return value;
    } catch (error) {
      const { details } = error instanceof Problem ? error : unexpectedProblem();
      if (!(error instanceof Problem)) console.error(error);
      setFailure(details);
      showToast({ title: details.title, text: details.detail, isError: true });
      return undefined;
    } finally {
      running.current = false;
      setIsBusy(false);
    }
  }

  return {
    isBusy,
    /** Why the last attempt failed; `field` names what to mark, the code `conflict` another's save. */
    failure,
    clearFailure: () => setFailure(undefined),
    /** Saves a new record, or the stored one changed. The saved record, or `undefined` on failure. */
    save: (
      fields: Record<string, unknown>,
      stored?: { id: string; version?: number | undefined },
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
          return (await answerOf(saved)) as RecordOf<Name>;
        },
        stored ? words.toasts.updated : words.toasts.created,
      ),
    /** Deletes; true when it is gone. */
    remove: async (id: string): Promise<boolean> =>
      (await run(
        () => answerOf(request(adminClient())[':id'].$delete({ param: { collection: name, id } })),
        words.toasts.deleted,
      )) !== undefined,
  };
}
