import { createAdminApi } from '#api/admin-api.ts';
import { createApi } from '#api/api.ts';
import { type AdminClient, createClient } from '#api/client.ts';
import { createDirectClients } from '#api/direct-client.ts';
import { type ReaderCalls, readerEndpoints } from '#api/reader-endpoints.ts';
import { type SecondFactorCalls, secondFactorEndpoints } from '#api/second-factor-endpoints.ts';
import type { FactorSessions, SessionKeeper } from '#api/session-keeper.ts';
import { createBackOffice } from '#core/back-office.ts';
import { createNewsroom, type Newsroom } from '#core/newsroom.ts';
import type { Ports } from '#core/ports.ts';
import { bindSecondFactorUseCases } from '#core/second-factor-use-cases.ts';
import { sayInEnglish } from '#core/words/say-in-english.ts';
import { createLocalSession } from '#storage/browser/local-session.ts';
import { createTestPorts, type StoredAtFirst, TEST_ADMIN_PASSWORD } from './test-newsroom.ts';

const ORIGIN = 'http://in-page.invalid';

/** The APIs of the browser edition over a storage in memory. */
export function createTestApi(
  stored: StoredAtFirst = {},
  replaced: Partial<Newsroom> = {},
  replacedPorts: Partial<Ports> = {},
) {
  const { ports: ownPorts, storage } = createTestPorts(stored);
  const ports = { ...ownPorts, ...replacedPorts };
  const session = createLocalSession(() => storage);
  const sessions: SessionKeeper & FactorSessions = {
    actorOf: async () => session.actor(),
    logIn: async ({ reader }) => {
      session.logIn(reader);
      return 'open';
    },
    logOut: async () => session.logOut(),
    renew: async (reader) => session.renew(reader),
    endAllOf: async (userId) => session.endAllOf(userId),
    logInAdmin: async () => session.logInAdmin(),
    logOutAdmin: async () => session.logOutAdmin(),
    listOwn: async () => [],
    endOwn: async () => {},
    noteProof: async () => {},
    waitingIn: async () => undefined,
    keepChallenge: () => {},
    takeChallenge: () => undefined,
  };
  const reported: unknown[] = [];
  const base = {
    sessions,
    say: sayInEnglish,
    reportUnexpected: (error: unknown) => reported.push(error),
  };
  const newsroom = { ...createNewsroom(ports), ...replaced };
  const endpoints = [
    ...readerEndpoints({ newsroom, ...base }),
    ...secondFactorEndpoints({ secondFactors: bindSecondFactorUseCases(ports), ...base }),
  ];
  const api = createApi(endpoints, base);
  const clientFor = createDirectClients<ReaderCalls & SecondFactorCalls>(endpoints, base);
  const adminApi = createAdminApi({
    backOffice: createBackOffice(ports),
    adminHint: TEST_ADMIN_PASSWORD,
    ...base,
  });
  const ask = async (request: Request): Promise<Response> =>
    (new URL(request.url).pathname.startsWith('/api/admin') ? adminApi : api).fetch(request);
  const fetch = (input: RequestInfo | URL, init?: RequestInit) => ask(new Request(input, init));
  const client = createClient(ORIGIN, fetch);
  const adminClient: AdminClient = createClient(ORIGIN, fetch);
  /** Sends a raw request, without the typed client. */
  const send = (method: string, path: string, body?: string) =>
    fetch(`${ORIGIN}${path}`, {
      method,
      ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
    });
  return {
    client,
    adminClient,
    api,
    adminApi,
    clientFor,
    askApi: ask,
    send,
    store: ports.store,
    storage,
    reported,
  };
}

export type TestApi = ReturnType<typeof createTestApi>;
