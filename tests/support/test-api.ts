import { createApi } from '#api/api.ts';
import { createClient } from '#api/client.ts';
import type { SessionKeeper } from '#api/session-keeper.ts';
import type { Newsroom } from '#core/newsroom.ts';
import { createLocalSession } from '#storage/browser/local-session.ts';
import { createTestNewsroom, type StoredAtFirst } from './test-newsroom.ts';

const ORIGIN = 'http://in-page.invalid';

/** The API as the browser edition has it, over a storage in memory. */
export function createTestApi(stored: StoredAtFirst = {}, replaced: Partial<Newsroom> = {}) {
  const { newsroom, store, storage } = createTestNewsroom(stored);
  const session = createLocalSession(() => storage);
  const sessions: SessionKeeper = {
    actorOf: async () => session.actor(),
    logIn: async (reader) => session.logIn(reader),
    logOut: async () => session.logOut(),
    renew: async (reader) => session.renew(reader),
  };
  const reported: unknown[] = [];
  const api = createApi({
    newsroom: { ...newsroom, ...replaced },
    sessions,
    reportUnexpected: (error) => reported.push(error),
  });
  const client = createClient(ORIGIN, async (input, init) => api.fetch(new Request(input, init)));
  /** Sends whatever is given, as somebody without the typed client would. */
  const send = async (method: string, path: string, body?: string) =>
    api.fetch(
      new Request(`${ORIGIN}${path}`, {
        method,
        ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
      }),
    );
  return { client, send, store, storage, reported };
}

export type TestApi = ReturnType<typeof createTestApi>;
