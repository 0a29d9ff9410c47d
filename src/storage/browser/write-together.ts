import { type Failure, failures, Refusal } from '#core/errors.ts';

const isFull = (error: unknown): boolean =>
  error instanceof DOMException &&
  (error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED');

/** Failure for an error that storage threw at a write. */
export const writeFailure = (error: unknown): Failure =>
  isFull(error) ? failures.storageFull() : failures.storageBlocked();

function putBack(storage: Storage, texts: [key: string, text: string | null][]): void {
  // Removed first, so that there is room for what stood there before.
  for (const [key] of texts) storage.removeItem(key);
  for (const [key, text] of texts) if (text !== null) storage.setItem(key, text);
}

/**
 * Writes all the texts or none. Refuses with `storage-full` when there is no room, and with
 * `storage-blocked` when storage refuses for another reason; what stood there before stands again.
 */
export function writeTogether(storage: Storage, texts: [key: string, text: string][]): void {
  const replaced: [string, string | null][] = [];
  try {
    for (const [key, text] of texts) {
      const before = storage.getItem(key);
      storage.setItem(key, text);
      // Only now: a write that is refused leaves its own key as it was.
      replaced.push([key, before]);
    }
  } catch (error) {
    putBack(storage, replaced);
    throw new Refusal(writeFailure(error));
  }
}
