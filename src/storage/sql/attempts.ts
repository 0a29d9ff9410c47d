import { sql } from 'kysely';
import type { Clock } from '#core/ports.ts';
import type { Engine } from './engine.ts';
import { secretHash } from './secrets.ts';

/** Counts tries for limits. Keys are stored as hashes, so that no address is kept. */
export interface Attempts {
  /**
   * Counts one try. The first one opens a window of so many seconds; returns how many were made
   * in it, this one included, and when it ends.
   */
  add(key: string, window: number): Promise<{ count: number; endsAt: Date }>;
  /** Forgets the tries, as after a success. */
  clear(key: string): Promise<void>;
}

export function createAttempts(engine: Engine, clock: Clock): Attempts {
  return {
    add: (key, window) =>
      engine.write(async (queries) => {
        const now = clock.now().getTime();
        const end = now + window * 1000;
        await queries.deleteFrom('attempts').where('expires_at', '<=', now).execute();
        const row = await queries
          .insertInto('attempts')
          .values({ key_hash: secretHash(key), count: 1, free_at: now, expires_at: end })
          .onConflict((conflict) =>
            conflict.column('key_hash').doUpdateSet({ count: sql`attempts.count + 1` }),
          )
          .returning(['count', 'expires_at'])
          .executeTakeFirstOrThrow();
        return { count: row.count, endsAt: new Date(row.expires_at) };
      }),
    clear: (key) =>
      engine.write(async (queries) => {
        await queries.deleteFrom('attempts').where('key_hash', '=', secretHash(key)).execute();
      }),
  };
}
