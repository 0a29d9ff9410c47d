import { type Insertable, sql } from 'kysely';
import type { Clock } from '#core/ports.ts';
import type {
  KeptFactors,
  KeptPasskey,
  SecondFactors,
} from '#core/second-factor/second-factor-ports.ts';
import type { Engine } from '../engine/engine.ts';
import { keyOf } from '../records/storable-text.ts';
import { type PasskeyRow, type Queries, tableOf } from '../schema/tables.ts';
import { keyedHash, seal, unseal } from './sealed-text.ts';
import type { SiteSecrets } from './site-secrets.ts';

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();

const passkeyOf = (row: PasskeyRow): KeptPasskey => ({
  id: row.id,
  name: row.name,
  publicKey: row.public_key,
  counter: row.counter,
  transports: row.transports.split(' ').filter(Boolean),
  createdAt: instant(row.created_at),
  ...(row.used_at === null ? {} : { usedAt: instant(row.used_at) }),
});

/** True if the account exists; foreign keys refuse rows of others. */
async function isThere(queries: Queries, userId: string): Promise<boolean> {
  const found = queries.selectFrom(tableOf('users')).select('id').where('id', '=', keyOf(userId));
  return (await found.executeTakeFirst()) !== undefined;
}

/** Selects a row for each usable factor of the account. */
const anyFactor = (userId: string) => sql`
  select 1 from passkeys where user_id = ${keyOf(userId)}
  union all
  select 1 from authenticator_apps where user_id = ${keyOf(userId)} and confirmed_at is not null`;

/** Deletes recovery codes once the last factor is gone: there is nothing left to recover. */
async function dropUselessCodes(queries: Queries, userId: string): Promise<void> {
  await sql`delete from recovery_codes where user_id = ${keyOf(userId)}
    and not exists (${anyFactor(userId)})`.execute(queries);
}

/**
 * Second factors in their tables. Each step that may happen only once is one conditional statement, so
 * that of several simultaneous requests one succeeds.
 */
export function createSecondFactors(
  engine: Engine,
  clock: Clock,
  siteSecrets: SiteSecrets,
): SecondFactors {
  const now = () => clock.now().getTime();
  const { siteKey } = siteSecrets;

  async function readFactors(queries: Queries, userId: string) {
    const user = keyOf(userId);
    const passkeys = await queries
      .selectFrom('passkeys')
      .selectAll()
      .where('user_id', '=', user)
      .orderBy('created_at')
      .execute();
    const app = await queries
      .selectFrom('authenticator_apps')
      .selectAll()
      .where('user_id', '=', user)
      .executeTakeFirst();
    const codes = await queries
      .selectFrom('recovery_codes')
      .select(({ fn }) => fn.countAll<number>().as('left'))
      .where('user_id', '=', user)
      .executeTakeFirstOrThrow();
    return { passkeys, app, codes };
  }

  const change = async (work: (queries: Queries) => Promise<{ numUpdatedRows: bigint }>) =>
    (await engine.write(work)).numUpdatedRows > 0n;

  return {
    of: async (userId) => {
      const { passkeys, app, codes } = await engine.read((queries) => readFactors(queries, userId));
      const kept: KeptFactors = {
        passkeys: passkeys.map(passkeyOf),
        recoveryCodes: Number(codes.left),
      };
      if (app) {
        kept.app = {
          key: unseal(app.sealed_key, await siteKey(), app.user_id),
          createdAt: instant(app.created_at),
          isConfirmed: app.confirmed_at !== null,
        };
      }
      return kept;
    },
    has: async (userId) => {
      const { rows } = await engine.read((queries) =>
        sql`select 1 where exists (${anyFactor(userId)})`.execute(queries),
      );
      return rows.length > 0;
    },
    counts: () =>
      engine.read(async (queries) => {
        const rows = await sql<{ user_id: string; passkeys: number; apps: number }>`
          select user_id, sum(passkey) as passkeys, sum(app) as apps from (
            select user_id, 1 as passkey, 0 as app from passkeys
            union all
            select user_id, 0, 1 from authenticator_apps where confirmed_at is not null
          ) as factors group by user_id`.execute(queries);
        return rows.rows.map(({ user_id, passkeys, apps }) => ({
          userId: user_id,
          passkeys: Number(passkeys),
          hasApp: Number(apps) > 0,
        }));
      }),
    findPasskey: async (id) => {
      const row = await engine.read((queries) =>
        queries.selectFrom('passkeys').selectAll().where('id', '=', keyOf(id)).executeTakeFirst(),
      );
      return row && { userId: row.user_id, passkey: passkeyOf(row) };
    },
    addPasskey: (userId, { id, name, publicKey, counter, transports }) =>
      engine.write(async (queries) => {
        if (!(await isThere(queries, userId))) return false;
        const row: Insertable<PasskeyRow> = {
          id: keyOf(id),
          user_id: keyOf(userId),
          name,
          public_key: publicKey,
          counter,
          transports: transports.join(' '),
          created_at: now(),
          used_at: null,
        };
        const added = await queries
          .insertInto('passkeys')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst();
        return added !== undefined;
      }),
    renamePasskey: (userId, id, name) =>
      change((queries) =>
        queries
          .updateTable('passkeys')
          .set({ name })
          .where('id', '=', keyOf(id))
          .where('user_id', '=', keyOf(userId))
          .executeTakeFirst(),
      ),
    removePasskey: (userId, id) =>
      engine.write(async (queries) => {
        const { numDeletedRows } = await queries
          .deleteFrom('passkeys')
          .where('id', '=', keyOf(id))
          .where('user_id', '=', keyOf(userId))
          .executeTakeFirst();
        await dropUselessCodes(queries, userId);
        return numDeletedRows > 0n;
      }),
    spendSignature: (id, counter) =>
      change((queries) =>
        queries
          .updateTable('passkeys')
          .set({ counter, used_at: now() })
          .where('id', '=', keyOf(id))
          // Authenticators without a counter always send 0; for them only the challenge prevents replay.
          .where(({ eb, or, and }) =>
            or([eb('counter', '<', counter), and([eb('counter', '=', 0), eb.val(counter === 0)])]),
          )
          .executeTakeFirst(),
      ),
    beginApp: async (userId, key) => {
      const sealed = seal(key, await siteKey(), keyOf(userId));
      return engine.write(async (queries) => {
        if (!(await isThere(queries, userId))) return false;
        const fresh = { sealed_key: sealed, last_step: 0, created_at: now() };
        const begun = await queries
          .insertInto('authenticator_apps')
          .values({ user_id: keyOf(userId), confirmed_at: null, ...fresh })
          .onConflict((conflict) =>
            conflict
              .column('user_id')
              .doUpdateSet(fresh)
              .where('authenticator_apps.confirmed_at', 'is', null),
          )
          .returning('user_id')
          .executeTakeFirst();
        return begun !== undefined;
      });
    },
    confirmApp: (userId, step) =>
      change((queries) =>
        queries
          .updateTable('authenticator_apps')
          .set({ confirmed_at: now(), last_step: step })
          .where('user_id', '=', keyOf(userId))
          .where('confirmed_at', 'is', null)
          .executeTakeFirst(),
      ),
    spendAppStep: (userId, step) =>
      change((queries) =>
        queries
          .updateTable('authenticator_apps')
          .set({ last_step: step })
          .where('user_id', '=', keyOf(userId))
          .where('confirmed_at', 'is not', null)
          .where('last_step', '<', step)
          .executeTakeFirst(),
      ),
    removeApp: (userId) =>
      engine.write(async (queries) => {
        const { numDeletedRows } = await queries
          .deleteFrom('authenticator_apps')
          .where('user_id', '=', keyOf(userId))
          .executeTakeFirst();
        await dropUselessCodes(queries, userId);
        return numDeletedRows > 0n;
      }),
    replaceRecoveryCodes: async (userId, codes) => {
      const key = await siteKey();
      const user_id = keyOf(userId);
      const rows = codes.map((code) => ({ user_id, code_hash: keyedHash(user_id + code, key) }));
      await engine.write(async (queries) => {
        await queries.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute();
        if (rows.length === 0 || !(await isThere(queries, userId))) return;
        await queries.insertInto('recovery_codes').values(rows).execute();
      });
    },
    spendRecoveryCode: async (userId, code) => {
      const user = keyOf(userId);
      const hash = keyedHash(user + code, await siteKey());
      const { numDeletedRows } = await engine.write((queries) =>
        queries
          .deleteFrom('recovery_codes')
          .where('code_hash', '=', hash)
          .where('user_id', '=', user)
          .executeTakeFirst(),
      );
      return numDeletedRows > 0n;
    },
    removeAll: (userId) =>
      engine.write(async (queries) => {
        for (const table of ['passkeys', 'authenticator_apps', 'recovery_codes'] as const) {
          await queries.deleteFrom(table).where('user_id', '=', keyOf(userId)).execute();
        }
      }),
  };
}
