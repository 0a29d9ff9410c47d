import { type Failure, failures, Refusal } from '#core/errors.ts';

const isFull = (error: unknown): boolean =>
  error instanceof DOMException &&
  (error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED');

/** Failure for an error thrown by a write to storage. */
export const writeFailure = (error: unknown): Failure =>
  isFull(error) ? failures.storageFull() : failures.storageBlocked();

function putBack(storage: Storage, texts: [key: string, text: string | null][]): void {
  // Removes all first, so that the old values fit.
  for (const [key] of texts) storage.removeItem(key);
  for (const [key, text] of texts) if (text !== null) storage.setItem(key, text);
}

/**
 * Writes all texts or none: restores the old values before it refuses. Fails with `storage-full` where
 * space is missing, otherwise with `storage-blocked`.
 */
export function writeTogether(storage: Storage, texts: [key: string, text: string][]): void {
  const replaced: [string, string | null][] = [];
  try {
    for (const [key, text] of texts) {
      const before = storage.getItem(key);
      storage.setItem(key, text);
      // After `setItem`: a refused write leaves its key unchanged.
      replaced.push([key, before]);
    }
  } catch (error) {
    putBack(storage, replaced);
    throw new Refusal(writeFailure(error));
  }
}
