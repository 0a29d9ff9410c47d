import { createApi } from '#api/api.ts';
import { type AdminClient, type Client, createClient } from '#api/client.ts';
import type { SessionKeeper } from '#api/session-keeper.ts';

import { DEMO_PASSWORD } from '#core/account/demo-password.ts';
import type { Failure } from '#core/errors.ts';

import { touchesJobs } from '#core/job/touches-jobs.ts';
import { createNewsroom } from '#core/newsroom.ts';
import type { ArticleSearch, Ports } from '#core/ports.ts';
import { exclusivelyAmongTabs } from '#storage/browser/exclusively.ts';
import {
  ADMIN_KEY,
  createLocalSession,
  type LocalSession,
  SESSION_KEY,
} from '#storage/browser/local-session.ts';
import { createLocalStore } from '#storage/browser/local-store.ts';
import { webCryptoPasswords } from '#storage/browser/web-crypto-passwords.ts';

/** The words of failures: no part of the first load. */
export const loadWords = () => import('./page-words.ts');

/** No address on the network: the API answers inside the page. */
const IN_PAGE_ORIGIN = 'http://in-page.invalid';

const clock = { now: () => new Date() };

/** The index and its library come with the first search, not with the first page. */
function searchOnDemand(): ArticleSearch {
  let search: Promise<ArticleSearch> | undefined;
  return {
    find: async (query, articles) => {
      search ??= import('#storage/browser/in-page-search.ts').then((module) =>
        module.createInPageSearch(),
      );
      return (await search).find(query, articles);
    },
  };
}

const sessionKeeper = (session: LocalSession): SessionKeeper => ({
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

/** Calls back with the key that another tab changed; `null` when it cleared everything. */
function onOtherTabs(notice: (key: string | null) => void): void {
  window.addEventListener('storage', ({ key }) => notice(key));
}

/** The newsroom of the browser edition and the client that speaks to it. */
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
    search: searchOnDemand(),
    edition: 'browser',
    archives: async () => (await import('#storage/archive/web-archives.ts')).webArchives,
    storageUsage: async () =>
      (await import('#storage/browser/storage-usage.ts')).measureStorage(storage),
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
  const api = createApi({ newsroom: createNewsroom(ports), ...base });

  /** The back office comes with the first request to it, and never with a page for readers. */
  let adminApi: ReturnType<typeof loadAdminApi> | undefined;
  const loadAdminApi = () =>
    import('./page-back-office.ts').then((module) =>
      module.createPageBackOffice(ports, base, DEMO_PASSWORD),
    );
  const askAdminApi = async (request: Request): Promise<Response> => {
    adminApi ??= loadAdminApi();
    return (await adminApi).fetch(request);
  };

  const client: Client = createClient(IN_PAGE_ORIGIN, async (input, init) =>
    api.fetch(new Request(input, init)),
  );
  const adminClient: AdminClient = createClient(IN_PAGE_ORIGIN, (input, init) =>
    askAdminApi(new Request(input, init)),
  );
  /** Calls back whenever what a page shows may have changed, in this tab or in another one. */
  function onChange(listener: () => void): void {
    store.subscribe(listener);
    onOtherTabs((key) => {
      if (key === SESSION_KEY || key === ADMIN_KEY) listener();
    });
  }
  let jobs: Promise<void> | undefined;
  /** Loads what runs jobs once there is one. */
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
