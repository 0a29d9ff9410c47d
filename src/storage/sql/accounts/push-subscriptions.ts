import { sql } from 'kysely';
import {
  type KeptSubscription,
  MOST_OF_ACCOUNT,
  MOST_SUBSCRIPTIONS,
  type PushSubscriptions,
} from '#core/notification/push-ports.ts';
import type { Clock } from '#core/ports.ts';
import type { Engine } from '../engine/engine.ts';
import { keyOf } from '../records/storable-text.ts';
import { type Queries, tableOf } from '../schema/tables.ts';
import { secretHash } from './site-secrets.ts';

const kept = ['position', 'endpoint', 'p256dh', 'auth'] as const;

/** Returns the key of the account; null if it doesn't exist, since a foreign key would refuse it. */
async function accountOf(queries: Queries, userId: string | undefined): Promise<string | null> {
  if (userId === undefined) return null;
  const found = queries.selectFrom(tableOf('users')).select('id').where('id', '=', keyOf(userId));
  return (await found.executeTakeFirst())?.id ?? null;
}

async function isKnown(queries: Queries, hash: string): Promise<boolean> {
  const found = queries
    .selectFrom('push_subscriptions')
    .select('position')
    .where('endpoint_hash', '=', hash);
  return (await found.executeTakeFirst()) !== undefined;
}

async function countAll(queries: Queries): Promise<number> {
  const { count } = await queries
    .selectFrom('push_subscriptions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes an account's oldest subscriptions beyond its limit. */
async function dropOldest(queries: Queries, userId: string): Promise<void> {
  await sql`delete from push_subscriptions where user_id = ${userId} and position not in (
    select position from push_subscriptions where user_id = ${userId}
    order by position desc limit ${MOST_OF_ACCOUNT})`.execute(queries);
}

/** Push subscriptions in a table of their own, not a collection: no list, archive or log includes them. */
export function createPushSubscriptions(
  engine: Engine,
  clock: Clock,
  { most = MOST_SUBSCRIPTIONS } = {},
): PushSubscriptions {
  /** Deletes the subscription that is replaced; returns its account. */
  async function takeReplaced(queries: Queries, endpoint: string | undefined) {
    if (endpoint === undefined) return null;
    const replaced = await queries
      .deleteFrom('push_subscriptions')
      .where('endpoint_hash', '=', secretHash(endpoint))
      .returning('user_id')
      .executeTakeFirst();
    return replaced?.user_id ?? null;
  }

  return {
    keep: ({ endpoint, service, p256dh, auth, userId, replaces }) =>
      engine.change(async (queries) => {
        const endpoint_hash = secretHash(endpoint);
        const inherited = replaces === endpoint ? null : await takeReplaced(queries, replaces);
        const user_id = (await accountOf(queries, userId)) ?? inherited;
        if (!(await isKnown(queries, endpoint_hash)) && (await countAll(queries)) >= most) {
          return false;
        }
        const row = { endpoint, service, p256dh, auth };
        await queries
          .insertInto('push_subscriptions')
          .values({ ...row, endpoint_hash, user_id, created_at: clock.now().getTime() })
          .onConflict((conflict) =>
            conflict
              .column('endpoint_hash')
              .doUpdateSet({ ...row, ...(user_id === null ? {} : { user_id }) }),
          )
          .execute();
        if (user_id !== null) await dropOldest(queries, user_id);
        return true;
      }),
    forget: async (endpoints) => {
      if (endpoints.length === 0) return;
      await engine.write((queries) =>
        queries
          .deleteFrom('push_subscriptions')
          .where('endpoint_hash', 'in', endpoints.map(secretHash))
          .execute(),
      );
    },
    audience: async () => {
      const services = await engine.read((queries) =>
        queries
          .selectFrom('push_subscriptions')
          .select(({ fn }) => [
            'service',
            fn.countAll<number>().as('count'),
            fn.max('position').as('last'),
          ])
          .groupBy('service')
          .orderBy('service')
          .execute(),
      );
      return services.map(({ service, count, last }) => ({
        service,
        count: Number(count),
        last: Number(last),
      }));
    },
    between: (service, { after, upTo }, limit): Promise<KeptSubscription[]> =>
      engine.read((queries) =>
        queries
          .selectFrom('push_subscriptions')
          .select(kept)
          .where('service', '=', service)
          .where('position', '>', after)
          .where('position', '<=', upTo)
          .orderBy('position')
          .limit(limit)
          .execute(),
      ),
    at: async (positions): Promise<KeptSubscription[]> => {
      if (positions.length === 0) return [];
      return engine.read((queries) =>
        queries
          .selectFrom('push_subscriptions')
          .select(kept)
          .where('position', 'in', [...positions])
          .orderBy('position')
          .execute(),
      );
    },
  };
}
