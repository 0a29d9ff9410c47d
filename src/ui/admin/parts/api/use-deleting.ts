import { inDigits } from '#core/locale/numbers.ts';
import { showToast } from '#ui/kit/stores/toast-store.ts';
import * as words from '#ui/words/admin/parts-words.ts';
import { undoToast } from './undo-toast.tsx';
import { useWork } from './use-work.ts';

interface Deleting {
  /** Deletes a record; rejects with a `Problem`. */
  remove: (id: string) => Promise<unknown>;
  /** Takes the deletion of a record back; absent where deletions are final. */
  restore?: (id: string) => Promise<unknown>;
  /** Text of the toast after one record was deleted. */
  deleted: string;
  /** Text of the toast after one record was restored. */
  restored?: string;
}

/**
 * Returns a function that deletes records one after the other, and resolves to the ids of those that are gone. Its toast
 * takes all of them back; if one could not be deleted, the toast says why instead.
 */
export function useDeleting({ remove, restore, deleted, restored = '' }: Deleting) {
  const { run, isBusy } = useWork();

  async function takeBack(ids: readonly string[]): Promise<void> {
    const text = ids.length === 1 ? restored : words.recordsRestored(inDigits(ids.length));
    await run(
      async () => {
        for (const id of ids.toReversed()) await restore?.(id);
      },
      { title: words.success, text },
    );
  }

  async function deleteAll(ids: readonly string[]): Promise<readonly string[]> {
    const gone: string[] = [];
    for (const id of ids) {
      if ((await run(() => remove(id))) !== undefined) gone.push(id);
    }
    if (gone.length < ids.length) return gone;
    const text = gone.length === 1 ? deleted : words.recordsDeleted(inDigits(gone.length));
    showToast(
      restore ? undoToast(text, () => void takeBack(gone)) : { title: words.success, text },
    );
    return gone;
  }

  return { deleteAll, isBusy };
}
