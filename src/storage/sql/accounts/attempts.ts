import { createHmac } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '#core/ports.ts';
import type { Engine } from '../engine/engine.ts';
import type { Queries } from '../schema/tables.ts';

/** Limit on attempts. Times are in seconds. */
export interface AttemptRule {
  /** Attempts allowed without a wait. */
  tries: number;
  /** Duration after which the count starts again. */
  window: number;
  /**
   * Waits between further attempts: each twice as long as the one before, up to `longest`; the window
   * restarts with each. Without `waits`, further attempts are refused until the window ends.
   */
  waits?: { first: number; longest: number };
}

/** Counts attempts for limits. Keys are stored as keyed hashes, so that no address is kept. */
export interface Attempts {
  /** Counts an attempt; returns true if it is allowed. Refused attempts don't count and write nothing. */
  take(key: string, rule: AttemptRule): Promise<boolean>;
  /** Returns true if this process remembers that the key is refused; never asks the database. */
  isRefused(key: string, rule: AttemptRule): Promise<boolean>;
  /** Takes an attempt back, as after a success. */
  giveBack(key: string): Promise<void>;
  /** Removes all attempts of a key. */
  clear(key: string): Promise<void>;
}

/** Most keys whose refusals are remembered; beyond, the oldest are dropped and the database is asked. */
const MOST_REMEMBERED = 50_000;

/** Longest lifetime of a row, in seconds; one that ends later was written while a clock was wrong. */
const LONGEST = 2 * 24 * 60 * 60;

/** Longest lifetime of a row of that rule, in milliseconds. */
const longestOf = ({ window, waits }: AttemptRule): number =>
  (window + (waits?.longest ?? 0)) * 1000;

/** The wait after that many attempts, in milliseconds; infinite without `waits`. */
function waitAfter(count: number, { tries, waits }: AttemptRule): number {
  if (count < tries) return 0;
  if (!waits) return Number.POSITIVE_INFINITY;
  return Math.min(waits.longest, waits.first * 2 ** (count - tries)) * 1000;
}

/** Refused keys in this process, with the time at which each refusal ends. */
function createRefusals(now: () => number) {
  const untils = new Map<string, number>();
  return {
    /** Ignores an end later than the rule allows: the clock was set back since. */
    has: (hash: string, longest: number): boolean => {
      const left = (untils.get(hash) ?? 0) - now();
      return left > 0 && left <= longest;
    },
    set: (hash: string, until: number): void => {
      if (until <= now()) return;
      if (untils.size >= MOST_REMEMBERED) {
        for (const [key, end] of untils) if (end <= now()) untils.delete(key);
        const [oldest] = untils.keys();
        if (untils.size >= MOST_REMEMBERED && oldest !== undefined) untils.delete(oldest);
      }
      untils.set(hash, until);
    },
    delete: (hash: string): void => void untils.delete(hash),
  };
}

/** Counts an attempt in its row; undefined if it is refused. */
async function count(queries: Queries, hash: string, now: number, rule: AttemptRule) {
  const end = now + rule.window * 1000;
  // Ignores a window that starts in the future: the clock was set back since.
  const isOver = sql<boolean>`(attempts.expires_at <= ${now} or attempts.expires_at > ${now + longestOf(rule)})`;
  const anewOr = (fresh: number, other: RawBuilder<number>) =>
    sql<number>`case when ${isOver} then ${fresh} else ${other} end`;
  return queries
    .insertInto('attempts')
    .values({ key_hash: hash, count: 1, free_at: now, expires_at: end })
    .onConflict((conflict) =>
      conflict
        .column('key_hash')
        .doUpdateSet({
          count: anewOr(1, sql`attempts.count + 1`),
          expires_at: anewOr(end, sql`attempts.expires_at`),
        })
        .where(sql<boolean>`${isOver} or attempts.free_at <= ${now}`),
    )
    .returning(['count', 'expires_at'])
    .executeTakeFirst();
}

interface AttemptsSetting {
  clock: Clock;
  /** Key of the stored hashes (HMAC). */
  siteKey: () => Promise<string>;
}

export function createAttempts(engine: Engine, { clock, siteKey }: AttemptsSetting): Attempts {
  const now = () => clock.now().getTime();
  const refusals = createRefusals(now);
  const hashOf = async (key: string): Promise<string> =>
    createHmac('sha256', await siteKey())
      .update(`attempts ${key}`)
      .digest('base64url');

  /** Returns when the key is free again, and whether the attempt was allowed. */
  const takeIn = (hash: string, rule: AttemptRule) =>
    engine.write(async (queries) => {
      const present = now();
      await queries
        .deleteFrom('attempts')
        .where(({ or, eb }) =>
          or([eb('expires_at', '<=', present), eb('expires_at', '>', present + LONGEST * 1000)]),
        )
        .execute();
      const row = await count(queries, hash, present, rule);
      const stored = queries.selectFrom('attempts').where('key_hash', '=', hash);
      if (!row) {
        const refused = await stored.select('free_at').executeTakeFirst();
        return { isAllowed: false, freeAt: refused?.free_at ?? present };
      }
      const wait = waitAfter(row.count, rule);
      if (wait === 0) return { isAllowed: true, freeAt: present };
      const freeAt = Math.min(
        present + wait,
        rule.waits ? Number.MAX_SAFE_INTEGER : row.expires_at,
      );
      const expiresAt = rule.waits ? freeAt + rule.window * 1000 : row.expires_at;
      await queries
        .updateTable('attempts')
        .set({ free_at: freeAt, expires_at: expiresAt })
        .where('key_hash', '=', hash)
        .execute();
      return { isAllowed: true, freeAt };
    });

  return {
    take: async (key, rule) => {
      const hash = await hashOf(key);
      if (refusals.has(hash, longestOf(rule))) return false;
      const { isAllowed, freeAt } = await takeIn(hash, rule);
      refusals.set(hash, freeAt);
      return isAllowed;
    },
    isRefused: async (key, rule) => refusals.has(await hashOf(key), longestOf(rule)),
    giveBack: async (key) => {
      const hash = await hashOf(key);
      await engine.write(async (queries) => {
        await queries
          .updateTable('attempts')
          .set({ count: sql`attempts.count - 1`, free_at: now() })
          .where('key_hash', '=', hash)
          .where('count', '>', 0)
          .execute();
      });
      refusals.delete(hash);
    },
    clear: async (key) => {
      const hash = await hashOf(key);
      await engine.write(async (queries) => {
        await queries.deleteFrom('attempts').where('key_hash', '=', hash).execute();
      });
      refusals.delete(hash);
    },
  };
}
