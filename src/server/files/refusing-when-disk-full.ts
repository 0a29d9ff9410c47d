import { failures, Refusal } from '#core/errors.ts';

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

/** Runs work that writes files; turns a full disk or quota into a refusal (`storage-full`). */
export async function refusingWhenDiskFull<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw isFull(error) ? new Refusal(failures.serverFull()) : error;
  }
}
