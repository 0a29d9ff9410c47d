import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { SHARED_HOLDER } from '#core/account/session.ts';
import { generationOf } from '#core/account/user.ts';
import { type CollectionName, collections, type RecordOf } from '#core/collections.ts';
import { createAdminPassword } from '#server/accounts/admin-password.ts';
import { argon2Passwords } from '#server/accounts/argon2-passwords.ts';
import { readConfig } from '#server/config/read-config.ts';
import { createLog } from '#server/log.ts';
import { collectionUnder } from '#storage/browser/stored-list.ts';
import { openDatabase } from '#storage/sql/open-database.ts';
import { exportSiteCommand } from '../../../src/main/commands/export-site.ts';
import { startServer } from '../../../src/main/server.ts';
import { startPushReceiver } from '../server/push-receiver.ts';
import { newJourneyDatabase } from './journey-database.ts';

/** Password of the back office of a server that is no demo. */
export const OWNER_PASSWORD = 'correct-Horse-battery-9';

/** Lifetime in seconds of a session that a journey starts with. */
const SESSION = 60 * 60;

const adminGenerations = new Map<string, Promise<string>>();

/** Generation of the demo password under a site key. It is slow to compute, and journeys share the key. */
function adminGeneration(siteKey: string): Promise<string> {
  const made =
    adminGenerations.get(siteKey) ??
    createAdminPassword({
      isDemo: true,
      isAllowed: async () => true,
      passwords: argon2Passwords,
      storedHash: async () => undefined,
      siteKey: async () => siteKey,
    }).generation();
  adminGenerations.set(siteKey, made);
  return made;
}

/** Valid records of a seed, parsed as from local storage. */
function recordsOf<Name extends CollectionName>(name: Name, seed: unknown): RecordOf<Name>[] {
  const list: unknown = typeof seed === 'string' ? JSON.parse(seed) : seed;
  if (!Array.isArray(list)) throw new Error(`The seed of '${name}' is no list.`);
  return list.flatMap((one) => {
    const parsed = z.safeParse(collections[name].schema, one);
    return parsed.success ? [parsed.data as RecordOf<Name>] : [];
  });
}

/**
 * Starts the server edition for one journey: its own database, a free port, and an adjustable clock; in demo mode, or
 * else with an empty database and the password `OWNER_PASSWORD`.
 */
export async function startServerEdition({ isDemo = true }: { isDemo?: boolean } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'daybreak-journey-'));
  const errors: string[] = [];
  let ahead = 0;
  const clock = { now: () => new Date(Date.now() + ahead) };
  const log = createLog('error', (line) => errors.push(line));
  const pushes = await startPushReceiver();
  const { env, address, remove } = await newJourneyDatabase(folder, { isEmpty: !isDemo });
  const config = readConfig({
    ...env,
    ...(isDemo ? { DAYBREAK_DEMO: '1' } : { ADMIN_PASSWORD: OWNER_PASSWORD }),
    DATA_DIR: folder,
    PORT: '0',
    PUSH_SERVICES: pushes.origin,
  });
  const server = await startServer(config, log, clock);
  const database = await openDatabase({
    ...address,
    clock,
    hasSamples: isDemo,
    report: (message) => errors.push(message),
  });

  // IP address in place of the host name: cookies belong to one host.
  const origin = server.address.replace('localhost', '127.0.0.1');

  async function replaceAll<Name extends CollectionName>(name: Name, seed: unknown): Promise<void> {
    const records = recordsOf(name, seed);
    // Records go to the insertion end of their collection, so the last one inserted ends up there.
    if (collections[name].insertAt === 'first') records.reverse();
    await database.store.change(async (change) => {
      for (const { id } of await change.list(name)) await change.remove(name, id);
      for (const record of records) await change.put(name, record);
    });
  }

  /** Cookies of a session, as set by the login. */
  async function sessionCookies(store: Record<string, unknown>) {
    const cookies: { name: string; value: string; url: string }[] = [];
    async function begin(name: string, holderId: string, generation: string): Promise<void> {
      const session = { holderId, generation, proofs: ['password'], device: 'A journey' };
      const value = await database.sessions.create(session, SESSION);
      if (value !== undefined) cookies.push({ name, value, url: origin });
    }
    const reader = store.currentUser;
    const id = typeof reader === 'object' && reader && 'id' in reader ? String(reader.id) : '';
    const user = id ? await database.store.read((view) => view.get('users', id)) : undefined;
    if (user) await begin('daybreak', id, String(generationOf(user)));
    if (store.isAdminAuthenticated === 'true') {
      const generation = await adminGeneration(await database.siteSecrets.siteKey());
      await begin('daybreak-owner', SHARED_HOLDER, generation);
    }
    return cookies;
  }

  return {
    origin,
    /** Origin with a host name, as passkeys need it. */
    namedOrigin: server.address,
    errors,
    /** Push service that this server sends to. */
    pushes,
    /** Collection stored under a key of local storage; `undefined` for other keys. */
    collectionUnder,
    /** Sets the server's clock, which goes on from there. */
    setNow: (now: Date): void => {
      ahead = now.getTime() - Date.now();
    },
    /** Replaces the records of collections, given by their keys of local storage. */
    seed: async (store: Record<string, unknown>): Promise<void> => {
      for (const [key, seed] of Object.entries(store)) {
        const name = collectionUnder(key);
        if (name && seed !== null) await replaceAll(name, seed);
      }
    },
    sessionCookies,
    /** Exports the site into a folder, for an address under which it will be read. */
    exportTo: (site: string, address: string): Promise<void> =>
      exportSiteCommand.run({
        ...{ words: [site], options: { origin: address, force: true }, config, log },
        say: () => undefined,
      }),
    /** Sums of views. */
    figures: database.figures,
    recordsIn: (name: CollectionName): Promise<object[]> =>
      database.store.read((view) => view.list(name)),
    close: async (): Promise<void> => {
      await database.close();
      await server.close();
      await pushes.close();
      await remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type ServerEdition = Awaited<ReturnType<typeof startServerEdition>>;
