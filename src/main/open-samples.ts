import { createDirectClients } from '#api/direct-client.ts';
import type { ReaderCalls } from '#api/reader-endpoints.ts';
import type { SecondFactorCalls } from '#api/second-factor-endpoints.ts';
import { sayInEnglish } from '#core/words/say-in-english.ts';
import { createLocalSession } from '#storage/browser/local-session.ts';
import { createMemoryStorage } from '#storage/browser/memory-storage.ts';
import { inMemoryPorts } from './in-memory-ports.ts';
import { readingEndpoints, sessionKeeper } from './page-newsroom.ts';

function reportUnexpected(error: unknown): never {
  throw error;
}

/**
 * Clients that read what the browser edition has at a first visit: the samples, in memory. The build renders its homepage with them
 * (`scripts/prerender-front.mjs`).
 */
export function openSamples() {
  const storage = createMemoryStorage();
  const sessions = sessionKeeper(createLocalSession(() => storage));
  const endpoints = readingEndpoints(inMemoryPorts(storage), sessions);
  return createDirectClients<ReaderCalls & SecondFactorCalls>(endpoints, {
    sessions,
    say: sayInEnglish,
    reportUnexpected,
  });
}
