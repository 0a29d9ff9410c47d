import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_NOW } from '../../../../tests/support/newsroom/test-newsroom.ts';
import { type SqlPlace, sqlEngines } from '../../../../tests/support/sql/sql-places.ts';
import type { Database } from '../database.ts';
import { openEngine } from '../open-database.ts';

const KEY = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const passkey = (id: string) => ({
  id,
  name: 'Phone',
  publicKey: 'pQECAyYgASFY',
  counter: 3,
  transports: ['internal', 'hybrid'],
});
const codes = ['7FQ2M9KDH3XW', '20PTLC81ZR5N'];

/** Counts the promises that resolved to true. */
const successes = async (tries: Promise<boolean>[]): Promise<number> =>
  (await Promise.all(tries)).filter(Boolean).length;

for (const { engine, newPlace } of sqlEngines) {
  describe(`[second-factor-kept] in ${engine}`, () => {
    let place: SqlPlace;
    let database: Database;
    let now = TEST_NOW.getTime();

    beforeAll(async () => {
      place = await newPlace();
      database = await place.open({ clock: { now: () => new Date(now) }, hasSamples: false });
    }, 60_000);
    afterAll(() => place.clear(), 60_000);

    const newUser = async (name: string): Promise<string> => {
      const { id } = await database.store.change((change) =>
        change.insert('users', {
          ...{ name, email: `${name}@example.com`, password: '$none', subscribed: false },
          ...{ createdAt: '2026-11-01T00:00:00.000Z', role: 'editor' as const },
        }),
      );
      return id;
    };

    test('a passkey is kept, renamed, used and removed, by its account alone', async () => {
      const { secondFactors } = database;
      const [asha, ravi] = [await newUser('asha'), await newUser('ravi')];
      expect(await secondFactors.of(asha)).toEqual({ passkeys: [], recoveryCodes: 0 });
      expect(await secondFactors.has(asha)).toBe(false);
      expect(await secondFactors.addPasskey(asha, passkey('a-1'))).toBe(true);
      expect(await secondFactors.addPasskey(ravi, passkey('a-1'))).toBe(false);
      expect(await secondFactors.addPasskey('user-nobody', passkey('a-2'))).toBe(false);
      const kept = { ...passkey('a-1'), createdAt: new Date(now).toISOString() };
      expect(await secondFactors.findPasskey('a-1')).toEqual({ userId: asha, passkey: kept });
      expect(await secondFactors.has(asha)).toBe(true);

      expect(await secondFactors.renamePasskey(ravi, 'a-1', 'Mine')).toBe(false);
      expect(await secondFactors.renamePasskey(asha, 'a-1', 'Key on the ring')).toBe(true);
      now += 60_000;
      expect(await secondFactors.spendSignature('a-1', 3)).toBe(false);
      const uses = Array.from({ length: 5 }, () => secondFactors.spendSignature('a-1', 4));
      expect(await successes(uses)).toBe(1);
      expect((await secondFactors.of(asha)).passkeys).toEqual([
        { ...kept, name: 'Key on the ring', counter: 4, usedAt: new Date(now).toISOString() },
      ]);

      expect(await secondFactors.removePasskey(ravi, 'a-1')).toBe(false);
      expect(await secondFactors.removePasskey(asha, 'a-1')).toBe(true);
      expect(await secondFactors.findPasskey('a-1')).toBeUndefined();
    });

    test('a passkey without a counter can be used repeatedly', async () => {
      const { secondFactors } = database;
      const user = await newUser('mara');
      await secondFactors.addPasskey(user, { ...passkey('m-1'), counter: 0 });
      expect(await secondFactors.spendSignature('m-1', 0)).toBe(true);
      expect(await secondFactors.spendSignature('m-1', 0)).toBe(true);
      expect(await secondFactors.spendSignature('m-1', 1)).toBe(true);
      expect(await secondFactors.spendSignature('m-1', 0)).toBe(false);
    });

    test('the key of an app is confirmed once; each of its time steps is accepted once', async () => {
      const { secondFactors } = database;
      const user = await newUser('ishan');
      expect(await secondFactors.confirmApp(user, 5)).toBe(false);
      expect(await secondFactors.beginApp('user-nobody', KEY)).toBe(false);
      expect(await secondFactors.beginApp(user, 'ANOTHERKEY')).toBe(true);
      expect(await secondFactors.beginApp(user, KEY)).toBe(true);
      expect((await secondFactors.of(user)).app).toMatchObject({ key: KEY, isConfirmed: false });
      expect(await secondFactors.spendAppStep(user, 5)).toBe(false);
      expect(await secondFactors.has(user)).toBe(false);
      expect(await secondFactors.confirmApp(user, 5)).toBe(true);
      expect(await secondFactors.beginApp(user, 'THIRDKEY')).toBe(false);
      expect((await secondFactors.of(user)).app).toMatchObject({ key: KEY, isConfirmed: true });
      expect(await secondFactors.spendAppStep(user, 5)).toBe(false);
      const uses = Array.from({ length: 5 }, () => secondFactors.spendAppStep(user, 6));
      expect(await successes(uses)).toBe(1);
      expect(await secondFactors.spendAppStep(user, 4)).toBe(false);
    });

    test('a recovery code works once, for its account only', async () => {
      const { secondFactors } = database;
      const [zoya, farid] = [await newUser('zoya'), await newUser('farid')];
      await secondFactors.addPasskey(zoya, passkey('z-1'));
      await secondFactors.replaceRecoveryCodes(zoya, ['W1JP4MXAQV61', ...codes]);
      await secondFactors.replaceRecoveryCodes(zoya, codes);
      await secondFactors.replaceRecoveryCodes('user-nobody', codes);
      const [first = ''] = codes;
      expect(await secondFactors.spendRecoveryCode(farid, first)).toBe(false);
      expect(await secondFactors.spendRecoveryCode(zoya, 'W1JP4MXAQV61')).toBe(false);
      const tries = Array.from({ length: 5 }, () => secondFactors.spendRecoveryCode(zoya, first));
      expect(await successes(tries)).toBe(1);
      expect((await secondFactors.of(zoya)).recoveryCodes).toBe(1);
    });

    test('recovery codes are deleted with the last factor, everything with the account', async () => {
      const { secondFactors, store } = database;
      const [leela, nikhil] = [await newUser('leela'), await newUser('nikhil')];
      for (const user of [leela, nikhil]) {
        await secondFactors.addPasskey(user, passkey(`${user}-1`));
        await secondFactors.beginApp(user, KEY);
        await secondFactors.confirmApp(user, 1);
        await secondFactors.replaceRecoveryCodes(user, codes);
      }
      expect(await secondFactors.counts()).toContainEqual({
        userId: leela,
        passkeys: 1,
        hasApp: true,
      });
      await secondFactors.removeApp(leela);
      expect((await secondFactors.of(leela)).recoveryCodes).toBe(2);
      await secondFactors.removePasskey(leela, `${leela}-1`);
      expect((await secondFactors.of(leela)).recoveryCodes).toBe(0);

      await store.change((change) => change.remove('users', nikhil));
      expect(await secondFactors.of(nikhil)).toEqual({ passkeys: [], recoveryCodes: 0 });
      expect((await secondFactors.counts()).map(({ userId }) => userId)).not.toContain(nikhil);
    });

    test('removing all factors leaves nothing', async () => {
      const { secondFactors } = database;
      const user = await newUser('tara');
      await secondFactors.addPasskey(user, passkey('t-1'));
      await secondFactors.beginApp(user, KEY);
      await secondFactors.replaceRecoveryCodes(user, codes);
      await secondFactors.removeAll(user);
      expect(await secondFactors.of(user)).toEqual({ passkeys: [], recoveryCodes: 0 });
    });

    test('tables hold no plain keys or codes, and no key opens for another account', async () => {
      const { secondFactors } = database;
      const [anand, bela] = [await newUser('anand'), await newUser('bela')];
      await secondFactors.addPasskey(anand, passkey('an-1'));
      await secondFactors.beginApp(anand, KEY);
      await secondFactors.replaceRecoveryCodes(anand, codes);
      const other = await openEngine({ ...place.address, report: () => {} });
      try {
        const tables = await other.read(async (queries) => [
          await queries.selectFrom('authenticator_apps').selectAll().execute(),
          await queries.selectFrom('recovery_codes').selectAll().execute(),
        ]);
        for (const secret of [KEY, ...codes]) expect(JSON.stringify(tables)).not.toContain(secret);
        await other.write((queries) =>
          sql`update authenticator_apps set user_id = ${bela} where user_id = ${anand}`.execute(
            queries,
          ),
        );
      } finally {
        await other.close();
      }
      await expect(secondFactors.of(bela)).rejects.toThrow();
    });

    test('access rules have their defaults until they are saved', async () => {
      const { accessPolicies } = database;
      expect(await accessPolicies.read()).toEqual({ requiredFor: [], allowsSharedPassword: true });
      const strict = { requiredFor: ['owner', 'editor'] as const, allowsSharedPassword: false };
      await accessPolicies.save({ ...strict, requiredFor: [...strict.requiredFor] });
      expect(await accessPolicies.read()).toEqual(strict);
      await accessPolicies.save({ requiredFor: [], allowsSharedPassword: true });
      expect(await accessPolicies.read()).toEqual({ requiredFor: [], allowsSharedPassword: true });
    });
  });
}
