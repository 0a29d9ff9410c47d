import { createBackOffice } from '#core/back-office.ts';
import { type CollectionName, collectionNames } from '#core/collections.ts';
import type { Outcome } from '#core/errors.ts';
import { createNewsroom } from '#core/newsroom.ts';
import type { Clock, Ports } from '#core/ports.ts';
import { createQueue } from '#core/queue.ts';
import { webArchives } from '#storage/archive/web-archives.ts';
import { createInPageSearch } from '#storage/browser/in-page-search.ts';
import { createLocalStore } from '#storage/browser/local-store.ts';
import { measureStorage } from '#storage/browser/measure-storage.ts';
import { createMemoryStorage } from '#storage/browser/memory-storage.ts';
import { storageKeyOf } from '#storage/browser/stored-list.ts';
import { webCryptoPasswords } from '#storage/browser/web-crypto-passwords.ts';

export const TEST_NOW = new Date('2026-11-21T06:30:00.000Z');
export const testClock: Clock = { now: () => new Date(TEST_NOW) };
export const TEST_ADMIN_PASSWORD = 'daybreak';

/**
 * Initial content of the browser's storage, by collection: lists become JSON, strings are stored as
 * they are.
 */
export type StoredAtFirst = { [Key in CollectionName]?: unknown } & {
  currentUser?: unknown;
  isAdminAuthenticated?: unknown;
};

const isCollection = (name: string): name is CollectionName =>
  (collectionNames as readonly string[]).includes(name);

export function fillStorage(storage: Storage, stored: StoredAtFirst): void {
  for (const [name, value] of Object.entries(stored)) {
    const key = isCollection(name) ? storageKeyOf(name) : name;
    storage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
}

/** Content of a storage by key. */
export const contentsOf = (storage: Storage): Record<string, string | null> =>
  Object.fromEntries(
    Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').map((key) => [
      key,
      storage.getItem(key),
    ]),
  );

export const openTestStore = (storage: Storage, report: (message: string) => void = () => {}) =>
  createLocalStore({
    storage: () => storage,
    clock: testClock,
    exclusively: createQueue(),
    report,
  });

/** Ports of the browser edition over a storage in memory, with a stopped clock. */
export function createTestPorts(stored: StoredAtFirst = {}, replaced: Partial<Ports> = {}) {
  const storage = createMemoryStorage();
  fillStorage(storage, stored);
  const store = openTestStore(storage);
  const ports: Ports = {
    store,
    clock: testClock,
    passwords: webCryptoPasswords,
    search: createInPageSearch(replaced.store ?? store),
    adminPassword: {
      matches: async (password) => password === TEST_ADMIN_PASSWORD,
      generation: async () => '',
      isOn: async () => true,
    },
    edition: 'browser',
    archives: async () => webArchives,
    storageUsage: async () => measureStorage(() => storage),
    ...replaced,
  };
  return { ports, storage };
}

export function createTestNewsroom(stored: StoredAtFirst = {}, replaced: Partial<Ports> = {}) {
  const { ports, storage } = createTestPorts(stored, replaced);
  return { newsroom: createNewsroom(ports), store: ports.store, storage };
}

export function createTestBackOffice(stored: StoredAtFirst = {}, replaced: Partial<Ports> = {}) {
  const { ports, storage } = createTestPorts(stored, replaced);
  return { backOffice: createBackOffice(ports), store: ports.store, storage };
}

/**
 * An article as stored in local storage. Ids count up; each is published a second before the
 * previous one.
 */
export function storedArticle(fields: Record<string, unknown> = {}) {
  articles += 1;
  return {
    id: `article-${articles}`,
    title: `Title ${articles}`,
    category: 'World',
    author: 'Asha Rao',
    publishedAt: new Date(NEWEST_STORED - articles * 1000).toISOString(),
    content: [{ id: 'b1', type: 'paragraph', content: 'First paragraph.' }],
    ...fields,
  };
}
let articles = 0;
const NEWEST_STORED = Date.parse('2026-11-20T06:30:00.000Z');

export const paragraph = (content: string) => ({ id: 'p', type: 'paragraph', content });

export const storedUser = (fields: Record<string, unknown> = {}) => ({
  id: 'user-1',
  name: 'Asha Rao',
  email: 'asha@example.com',
  password: 'secret word',
  subscribed: false,
  createdAt: '2026-11-01T00:00:00.000Z',
  ...fields,
});

/** Value of a successful outcome; throws otherwise. */
export function valueIn<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new Error(`unexpected failure: ${JSON.stringify(outcome.failure)}`);
  return outcome.value;
}
