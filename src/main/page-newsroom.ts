import { type AdminClient, type Client, createClient } from '#api/client.ts';
import { createDirectClients } from '#api/direct-client.ts';
import { type Endpoint, endpointsOf } from '#api/endpoint.ts';
import type { ReaderCalls } from '#api/reader-endpoints.ts';
import { sessionEndpoint } from '#api/session-endpoint.ts';
import type { SessionKeeper } from '#api/session-keeper.ts';
import { DEMO_PASSWORD } from '#core/account/demo-password.ts';
import type { Failure } from '#core/errors.ts';
import { touchesJobs } from '#core/job/job.ts';
import type { ArticleSearch, Ports, Store } from '#core/ports.ts';
import { readingUseCases } from '#core/readings.ts';
import { bindAll } from '#core/use-case.ts';
import { exclusivelyAmongTabs } from '#storage/browser/exclusively.ts';
import {
  ADMIN_KEY,
  createLocalSession,
  type LocalSession,
  SESSION_KEY,
} from '#storage/browser/local-session.ts';
import { createLocalStore } from '#storage/browser/local-store.ts';
import { webCryptoPasswords } from '#storage/browser/web-crypto-passwords.ts';

/** Loads the messages of failures, which aren't part of the first load. */
export const loadWords = () => import('./page-words.ts');

/** Placeholder origin; requests to it never leave the page. */
const IN_PAGE_ORIGIN = 'http://in-page.invalid';

const clock = { now: () => new Date() };

/** Loads the index and its library with the first search. */
function searchOnDemand(store: Store): ArticleSearch {
  let search: Promise<ArticleSearch> | undefined;
  return {
    find: async (query) => {
      search ??= import('#storage/browser/in-page-search.ts').then((module) =>
        module.createInPageSearch(store),
      );
      return (await search).find(query);
    },
  };
}

/** Keeps the session of this browser. */
export const sessionKeeper = (session: LocalSession): SessionKeeper => ({
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
});

/** Calls back with the key that another tab changed; `null` if it cleared everything. */
function onOtherTabs(notice: (key: string | null) => void): void {
  window.addEventListener('storage', ({ key }) => notice(key));
}

/** Endpoints of the calls that only read. */
export function readingEndpoints(ports: Ports, sessions: SessionKeeper): Endpoint[] {
  const reading = bindAll(readingUseCases, ports);
  return [...endpointsOf(readingUseCases, reading, sessions), sessionEndpoint(reading)];
}

/** Creates the newsroom of the browser edition and its client. */
export function createPageNewsroom() {
  const storage = () => window.localStorage;
  const store = createLocalStore({
    storage,
    clock,
    exclusively: exclusivelyAmongTabs('daybreak-store', storage),
    onForeignChange: onOtherTabs,
    report: (message) => console.error(message),
  });
  const ports: Ports = {
    store,
    clock,
    passwords: webCryptoPasswords,
    search: searchOnDemand(store),
    edition: 'browser',
    archives: async () => (await import('#storage/archive/web-archives.ts')).webArchives,
    storageUsage: async () =>
      (await import('#storage/browser/measure-storage.ts')).measureStorage(storage),
    adminPassword: {
      matches: async (password) => password === DEMO_PASSWORD,
      generation: async () => '',
      isOn: async () => true,
    },
  };
  const base = {
    sessions: sessionKeeper(createLocalSession(storage)),
    say: async (failure: Failure) => (await loadWords()).sayToReader(failure),
    reportUnexpected: (error: unknown) => console.error(error),
  };

  /** Loaded with the first request to the back office, never for readers. */
  let adminApi: ReturnType<typeof loadAdminApi> | undefined;
  const loadAdminApi = () =>
    import('./page-back-office.ts').then((module) =>
      module.createPageBackOffice(ports, base, DEMO_PASSWORD),
    );
  const askAdminApi = async (request: Request): Promise<Response> => {
    adminApi ??= loadAdminApi();
    return (await adminApi).fetch(request);
  };

  const endpoints = readingEndpoints(ports, base.sessions);
  const isReading = new Set<string>(endpoints.map(({ contract }) => contract.route));
  const readingClient: Client = createDirectClients<ReaderCalls>(endpoints, base)();
  /** Loaded with the first call that does more than read. */
  let whole: Promise<Client> | undefined;
  const loadWhole = () =>
    import('./page-whole-newsroom.ts').then((module) => module.createWholeClient(ports, base));
  const client: Client = {
    ask: async (route, ...input) => {
      if (isReading.has(route)) return readingClient.ask(route, ...input);
      whole ??= loadWhole();
      // A connection that was away for a moment is no reason to refuse the next call.
      whole.catch(() => {
        whole = undefined;
      });
      return (await whole).ask(route, ...input);
    },
  };
  const adminClient: AdminClient = createClient(IN_PAGE_ORIGIN, (input, init) =>
    askAdminApi(new Request(input, init)),
  );
  /** Calls back when data of a page may have changed, in any tab. */
  function onChange(listener: () => void): void {
    store.subscribe(listener);
    onOtherTabs((key) => {
      if (key === SESSION_KEY || key === ADMIN_KEY) listener();
    });
  }
  let jobs: Promise<void> | undefined;
  /** Loads the job runner once there is a job. */
  async function runJobs(): Promise<void> {
    if (jobs || (await store.read((view) => view.count('jobs'))) === 0) return;
    jobs ??= import('./page-jobs.ts').then(({ runPageJobs }) => runPageJobs(ports));
    jobs.catch(() => {
      jobs = undefined;
    });
  }
  store.subscribe((changed) => void (touchesJobs(changed) && runJobs()));
  void runJobs();
  return { client, adminClient, store, onChange };
}
