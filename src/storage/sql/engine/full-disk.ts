import { failures, Refusal } from '#core/errors.ts';

/** SQLite's result code. */
const SQLITE_FULL = 13;

/** PostgreSQL's `disk_full`. */
const DISK_FULL = '53100';

const isFull = (error: unknown): boolean =>
  error instanceof Error &&
  (('errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_FULL) ||
    ('code' in error && error.code === DISK_FULL));

/** Runs a transaction; a full disk becomes a refusal (`storage-full`). */
export async function refusingWhenFull<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw isFull(error) ? new Refusal(failures.serverFull()) : error;
  }
}
