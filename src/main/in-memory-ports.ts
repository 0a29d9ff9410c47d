import type { ArticleSearch, Ports, Store } from '#core/ports.ts';
import { createQueue } from '#core/queue.ts';
import { createLocalStore } from '#storage/browser/local-store.ts';
import { webCryptoPasswords } from '#storage/browser/web-crypto-passwords.ts';

const clock = { now: () => new Date() };

const absent = async (): Promise<never> => {
  throw new Error('A newsroom in memory is only read.');
};

/**
 * Creates the ports of a newsroom that is only read: that of the texts in `storage`, or of the samples where it has none.
 * @param searchOf default: no search
 */
export function inMemoryPorts(storage: Storage, searchOf?: (store: Store) => ArticleSearch): Ports {
  const store = createLocalStore({
    storage: () => storage,
    clock,
    exclusively: createQueue(),
    report: (message) => {
      throw new Error(message);
    },
  });
  return {
    store,
    clock,
    passwords: webCryptoPasswords,
    search: searchOf?.(store) ?? { find: absent },
    edition: 'browser',
    archives: absent,
    storageUsage: absent,
    adminPassword: { matches: absent, generation: absent, isOn: absent },
  };
}
