import { failures, Refusal } from '#core/errors.ts';

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

/** Does work that writes files; a disk or a quota without room for it is a refusal (`storage-full`). */
export async function refusingWhenDiskFull<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw isFull(error) ? new Refusal(failures.serverFull()) : error;
  }
}
