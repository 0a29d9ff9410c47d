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
 * says how many these are, and takes them back.
 */
export function useDeleting({ remove, restore, deleted, restored = '' }: Deleting) {
  const { run, isBusy } = useWork();

  /** Restores records; those that need others, such as a category its parent, once these are there. */
  async function restoreAll(ids: readonly string[]): Promise<void> {
    const left: string[] = [];
    let refusal: unknown;
    for (const id of ids) {
      await restore?.(id).catch((error: unknown) => {
        left.push(id);
        refusal = error;
      });
    }
    if (left.length === ids.length && left.length > 0) throw refusal;
    if (left.length > 0) await restoreAll(left);
  }

  async function takeBack(ids: readonly string[]): Promise<void> {
    const text = ids.length === 1 ? restored : words.recordsRestored(inDigits(ids.length));
    await run(() => restoreAll(ids.toReversed()), { title: words.success, text });
  }

  async function deleteAll(ids: readonly string[]): Promise<readonly string[]> {
    const gone: string[] = [];
    for (const id of ids) {
      if ((await run(() => remove(id))) !== undefined) gone.push(id);
    }
    if (gone.length === 0) return gone;
    const count = inDigits(gone.length);
    const many = gone.length === ids.length ? words.recordsDeleted(count) : '';
    const some = many || words.recordsOfDeleted(count, inDigits(ids.length));
    const text = ids.length === 1 ? deleted : some;
    showToast(
      restore ? undoToast(text, () => void takeBack(gone)) : { title: words.success, text },
    );
    return gone;
  }

  return { deleteAll, isBusy };
}
