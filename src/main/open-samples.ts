import { createDirectClients } from '#api/direct-client.ts';
import type { ReaderCalls } from '#api/reader-endpoints.ts';
import type { SecondFactorCalls } from '#api/second-factor-endpoints.ts';
import type { Ports } from '#core/ports.ts';
import { createQueue } from '#core/queue.ts';
import { sayInEnglish } from '#core/words/say-in-english.ts';
import { createLocalSession } from '#storage/browser/local-session.ts';
import { createLocalStore } from '#storage/browser/local-store.ts';
import { createMemoryStorage } from '#storage/browser/memory-storage.ts';
import { webCryptoPasswords } from '#storage/browser/web-crypto-passwords.ts';
import { readingEndpoints, sessionKeeper } from './page-newsroom.ts';

const clock = { now: () => new Date() };

function reportUnexpected(error: unknown): never {
  throw error;
}

/**
 * Clients that read what the browser edition has at a first visit: the samples, in memory. The build renders its homepage with them
 * (`scripts/prerender-front.mjs`).
 */
export function openSamples() {
  const storage = createMemoryStorage();
  const store = createLocalStore({
    storage: () => storage,
    clock,
    exclusively: createQueue(),
    report: (message) => reportUnexpected(new Error(message)),
  });
  const absent = async (): Promise<never> =>
    reportUnexpected(new Error('Nothing but pages is made.'));
  const ports: Ports = {
    store,
    clock,
    passwords: webCryptoPasswords,
    search: { find: absent },
    edition: 'browser',
    archives: absent,
    storageUsage: absent,
    adminPassword: { matches: absent, generation: absent, isOn: absent },
  };
  const sessions = sessionKeeper(createLocalSession(() => storage));
  return createDirectClients<ReaderCalls & SecondFactorCalls>(readingEndpoints(ports, sessions), {
    sessions,
    say: sayInEnglish,
    reportUnexpected,
  });
}
