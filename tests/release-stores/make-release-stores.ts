/**
 * Writes stores in the format of the current code, for tests of later code. Run it for each release
 * with the project's Node: `node tests/release-stores/make-release-stores.ts`. Each release writes
 * into a folder named after its last migration, so it overwrites no other.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectionNames } from '#core/collections.ts';
import type { Store } from '#core/ports.ts';
import { argon2Passwords } from '#server/accounts/argon2-passwords.ts';
import { createMemoryStorage } from '#storage/browser/memory-storage.ts';
import type { Database } from '#storage/sql/database.ts';
import type { Engine } from '#storage/sql/engine/engine.ts';
import { openDatabase, openEngine } from '#storage/sql/open-database.ts';
import { migrations } from '#storage/sql/schema/migrations.ts';
import { onlineForExamples } from '../support/newsroom/change-examples.ts';
import {
  contentsOf,
  createTestPorts,
  openTestStore,
  testClock,
} from '../support/newsroom/test-newsroom.ts';
import { startPostgres } from '../support/sql/postgres-server.ts';
import { damageTexts, searchDamage, sqlDamage } from './damage.ts';
import { fillToQuota, fillWithMany } from './many-records.ts';
import {
  type Condition,
  conditions,
  keep,
  keepJson,
  type ReadByRelease,
  rowsOfPostgres,
} from './release-store.ts';
import { workInNewsroom } from './work-in-newsroom.ts';

const release = String(migrations.at(-1)?.number).padStart(4, '0');
/** Number of records of each kind in a full database. */
const MANY = 300;

async function idsIn(store: Store): Promise<ReadByRelease['listed']> {
  const listed: ReadByRelease['listed'] = {};
  await store.read(async (view) => {
    for (const name of collectionNames) {
      listed[name] = (await view.list(name)).map(({ id }) => id);
    }
  });
  return listed;
}

/** Stores data other than records: sessions, tokens, passkeys and the like. */
async function enter({ store, sessions, tokens, attempts, ...database }: Database): Promise<void> {
  const [user] = await store.read((view) => view.list('users'));
  const holderId = user?.id ?? '';
  const session = { holderId, generation: '0', proofs: ['password'], device: 'A browser' };
  await sessions.create(session, 1e9);
  await tokens.create('unsubscribe', { subject: 'subscriber-1' }, 1e9);
  await attempts.take('key', { tries: 3, window: 60 });
  const passkey = {
    id: 'cGFzc2tleQ',
    name: 'Phone',
    publicKey: 'a2V5',
    counter: 1,
    transports: [],
  };
  await database.secondFactors.addPasskey(holderId, passkey);
  await database.secondFactors.replaceRecoveryCodes(holderId, ['a code', 'another']);
  await database.accessPolicies.save({ requiredFor: ['owner'], allowsSharedPassword: true });
}

async function damage(engine: Engine): Promise<void> {
  for (const statement of [...sqlDamage, searchDamage[engine.kind]]) {
    await engine.change((queries) => engine.runScript(queries, statement));
  }
}

async function writeDatabase(
  place: { file: string } | { url: string },
  condition: Condition,
): Promise<void> {
  const options = { clock: testClock, hasSamples: true, report: () => {} };
  const database = await openDatabase({ ...place, ...options });
  const { ports } = createTestPorts(
    {},
    {
      ...{ store: database.store, search: database.search, passwords: argon2Passwords },
      ...{ edition: 'server', online: onlineForExamples() },
    },
  );
  await workInNewsroom(ports);
  await enter(database);
  if (condition === 'full') await database.store.change((change) => fillWithMany(change, MANY));
  await database.close();

  const engine = await openEngine({ ...place, report: () => {} });
  if (condition === 'damaged') await damage(engine);
  await engine.close();

  const again = await openDatabase({ ...place, ...options });
  const kind = 'file' in place ? 'sqlite' : 'postgres';
  const read: ReadByRelease = { listed: await idsIn(again.store), problems: await again.check() };
  await again.close();
  keepJson(release, `${condition}.${kind}.read`, read);
}

async function writeSqlite(folder: string, condition: Condition): Promise<void> {
  const file = join(folder, `${condition}.sqlite`);
  await writeDatabase({ file }, condition);
  // Closing the last connection merges the write-ahead log into the file.
  keep(release, `${condition}.sqlite`, readFileSync(file));
}

async function writePostgres(url: string, condition: Condition): Promise<void> {
  await writeDatabase({ url }, condition);
  const engine = await openEngine({ url, report: () => {} });
  keepJson(release, `${condition}.postgres`, await rowsOfPostgres(engine));
  await engine.close();
}

async function writeLocal(condition: Condition): Promise<void> {
  const storage = createMemoryStorage(5_000_000);
  const store = openTestStore(storage);
  await store.writeSamples();
  await workInNewsroom(createTestPorts({}, { store }).ports);
  storage.setItem('isAdminAuthenticated', 'true');
  if (condition === 'full') await fillToQuota(store);
  if (condition === 'damaged') {
    const texts = damageTexts(contentsOf(storage) as Record<string, string>);
    for (const [key, text] of Object.entries(texts)) storage.setItem(key, text);
  }
  const read: ReadByRelease = { listed: await idsIn(openTestStore(storage)), problems: [] };
  keepJson(release, `${condition}.local.read`, read);
  keepJson(release, `${condition}.local`, contentsOf(storage));
}

mkdirSync(new URL(`./${release}/`, import.meta.url), { recursive: true });
const folder = mkdtempSync(join(tmpdir(), 'daybreak-release-'));
const postgres = await startPostgres();
try {
  for (const condition of conditions) {
    await writeLocal(condition);
    await writeSqlite(folder, condition);
    await writePostgres(await postgres.createDatabase(condition), condition);
  }
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true });
}
