import { type Failure, Refusal } from './errors.ts';

/** A part of a change that was refused. */
export interface Refused<One> {
  one: One;
  failure: Failure;
}

/**
 * Does work for each of several in one transaction, which goes on after a refusal. Returns the refusals. `work` must refuse
 * before it writes anything: what it wrote would stay.
 */
export async function collectRefusals<One>(
  all: readonly One[],
  work: (one: One) => Promise<void>,
): Promise<Refused<One>[]> {
  const refused: Refused<One>[] = [];
  for (const one of all) {
    try {
      await work(one);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ one, failure: error.failure });
    }
  }
  return refused;
}
