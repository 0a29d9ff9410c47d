import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdminApi } from '#api/admin-api.ts';
import { createApi } from '#api/api.ts';
import { createDirectClients } from '#api/direct-client.ts';
import { type ReaderCalls, readerEndpoints } from '#api/reader-endpoints.ts';
import { type SecondFactorCalls, secondFactorEndpoints } from '#api/second-factor-endpoints.ts';
import type { User } from '#core/account/user.ts';
import { createBackOffice } from '#core/back-office.ts';
import type { JobOutcome } from '#core/job/job.ts';
import { createNewsroom } from '#core/newsroom.ts';
import type { Letter, NewRecord, Passwords, Ports } from '#core/ports.ts';
import { entryRules } from '#core/second-factor/entry-rules.ts';
import type { SecondFactorPorts } from '#core/second-factor/second-factor-ports.ts';
import { bindSecondFactorUseCases } from '#core/second-factor-use-cases.ts';
import { sayInEnglish } from '#core/words/say-in-english.ts';
import { createAdminPassword } from '#server/accounts/admin-password.ts';
import { argon2Passwords } from '#server/accounts/argon2-passwords.ts';
import { createCookieSessions } from '#server/accounts/cookie-sessions.ts';
import { createRequestLimits } from '#server/accounts/counted-limits.ts';
import { factorCodes } from '#server/accounts/factor-codes.ts';
import { recordedLimits, recordedSessions } from '#server/accounts/recorded-access.ts';
import { createSecurityLog } from '#server/accounts/security-log.ts';
import { createWebAuthnPasskeys } from '#server/accounts/web-authn-passkeys.ts';
import { createAnnouncements } from '#server/announce/announcements.ts';
import { createNodeHash } from '#server/archives/disk-file.ts';
import { createIncomingFiles } from '#server/files/incoming-files.ts';
import { createMailLimits } from '#server/mail/mail-limits.ts';
import { createDiskMediaFiles } from '#server/media/disk-media-files.ts';
import { createMediaLibrary, createMediaUploads } from '#server/media/media-library.ts';
import { createVapidKey, createWebPushServices } from '#server/push/web-push-services.ts';
import { measureServerStorage } from '#server/server-storage-usage.ts';
import { createZipArchives } from '#storage/archive/zip-archives.ts';
import { openDatabase } from '#storage/sql/open-database.ts';
import { workOffJobs } from '../newsroom/work-off-jobs.ts';

export const ORIGIN = 'https://news.example';
export const OWNER_PASSWORD = 'the owner’s word';

/** A client that stores cookies like a browser. */
export function createCaller(fetch: (request: Request) => Promise<Response>) {
  const cookies = new Map<string, string>();

  function keepCookies(answer: Response): void {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    }
  }

  async function ask(method: string, path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await fetch(new Request(`${ORIGIN}${path}`, { ...init, method, headers }));
    keepCookies(answer);
    return answer;
  }

  const call = (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> =>
    ask(method, path, {
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  /** Sends raw bytes. */
  const send = (path: string, bytes: Uint8Array): Promise<Response> =>
    ask('POST', path, {
      headers: { 'content-type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
    });

  return { call, send, cookies };
}

/** The APIs of the server edition over their own SQLite file. */
export async function openServerApi({
  address = '203.0.113.7',
  pushServices = [] as readonly string[],
  /** Address that takes notices for search engines; by default none can be reached. */
  indexNow = 'http://127.0.0.1:9/indexnow',
} = {}) {
  let ahead = 0;
  let caller = address;
  const folder = mkdtempSync(join(tmpdir(), 'daybreak-api-'));
  const clock = { now: () => new Date(Date.now() + ahead) };
  const database = await openDatabase({
    file: join(folder, 'daybreak.sqlite'),
    clock,
    hasSamples: false,
    report: (message) => {
      throw new Error(message);
    },
  });
  const mediaFiles = createDiskMediaFiles(join(folder, 'media'));
  const incoming = createIncomingFiles(join(folder, 'incoming'));
  const letters: Letter[] = [];
  /** Next answers of the mail server; by default it accepts every letter. */
  const mailAnswers: JobOutcome[] = [];
  const reported: unknown[] = [];
  const security = createSecurityLog({
    store: database.store,
    clock,
    hashKey: 'a key of tests',
    callerAddress: () => caller,
    report: (error) => reported.push(error),
  });
  const secondFactor: SecondFactorPorts = {
    kept: database.secondFactors,
    policies: database.accessPolicies,
    passkeys: createWebAuthnPasskeys(() => [ORIGIN]),
    codes: factorCodes,
  };
  const services = createWebPushServices({
    key: createVapidKey(database.siteSecrets),
    origin: () => ORIGIN,
    trusted: pushServices,
    now: clock.now,
  });
  const announcements = createAnnouncements({
    origin: () => ORIGIN,
    siteKey: database.siteSecrets.siteKey,
    paths: {
      articlePath: ({ id, slug = id }) => `/article/${slug}`,
      siteFeed: '/feed.xml',
      feedPath: (slug) => `/feeds/${slug}.xml`,
      authorFeedPath: (slug) => `/author/${slug}/feed.xml`,
      tagFeedPath: (slug) => `/tag/${slug}/feed.xml`,
    },
    indexNow,
    mayBeInner: true,
  });
  let hashes = 0;
  const passwords: Passwords = {
    ...argon2Passwords,
    hash: (password) => {
      hashes += 1;
      return argon2Passwords.hash(password);
    },
    matches: (password, stored) => {
      hashes += 1;
      return argon2Passwords.matches(password, stored);
    },
  };
  const ports: Ports = {
    store: database.store,
    search: database.search,
    clock,
    passwords,
    edition: 'server',
    online: {
      origin: () => ORIGIN,
      isDemo: false,
      presences: database.presences,
      figures: database.figures,
      announcements,
      tokens: database.tokens,
      media: createMediaLibrary(mediaFiles, incoming),
      uploads: createMediaUploads(mediaFiles, incoming),
      mail: {
        admits: createMailLimits(database.attempts.take),
        send: async (letter) => {
          letters.push(letter);
          return mailAnswers.shift() ?? { is: 'done' };
        },
      },
      security,
      secondFactor,
      push: { subscriptions: database.pushSubscriptions, services },
    },
    archives: async () => createZipArchives(createNodeHash),
    storageUsage: () =>
      measureServerStorage({
        measureRecords: database.measure,
        store: database.store,
        media: mediaFiles,
        dataFolder: folder,
      }),
    adminPassword: createAdminPassword({
      isDemo: false,
      given: OWNER_PASSWORD,
      storedHash: async () => undefined,
      passwords: argon2Passwords,
      siteKey: database.siteSecrets.siteKey,
      isAllowed: async () => (await database.accessPolicies.read()).allowsSharedPassword,
    }),
  };
  const keeper = createCookieSessions(database.sessions, {
    isHttps: true,
    clock,
    adminGeneration: ports.adminPassword.generation,
    findUser: (id) => database.store.read((view) => view.get('users', id)),
    entry: entryRules(secondFactor),
  });
  const limits = createRequestLimits({
    attempts: database.attempts,
    callerAddress: () => caller,
    isHttps: true,
    siteKey: database.siteSecrets.siteKey,
  });
  const base = {
    sessions: recordedSessions(keeper, security),
    limits: recordedLimits(limits, security),
    security,
    say: sayInEnglish,
    reportUnexpected: (error: unknown) => reported.push(error),
  };
  const endpoints = [
    ...readerEndpoints({ newsroom: createNewsroom(ports), ...base }),
    ...secondFactorEndpoints({ secondFactors: bindSecondFactorUseCases(ports), ...base }),
  ];
  const api = createApi(endpoints, base);
  const adminApi = createAdminApi({ backOffice: createBackOffice(ports), ...base });
  const apiOf = (request: Request) =>
    new URL(request.url).pathname.startsWith('/api/admin') ? adminApi : api;
  const fetch = async (request: Request): Promise<Response> => {
    const answer = await apiOf(request).fetch(request);
    await workOffJobs(ports);
    return answer;
  };

  return {
    database,
    ports,
    letters,
    mailAnswers,
    /** Runs the jobs that are due. */
    workOffJobs: () => workOffJobs(ports),
    reported,
    endpoints: [...api.endpoints, ...adminApi.endpoints],
    /** Answers a request without running jobs afterwards. */
    answerOnly: async (method: string, path: string, body: unknown) => {
      const answer = await api.fetch(
        new Request(`${ORIGIN}${path}`, {
          method,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      );
      return { answer };
    },
    /** Number of password hashes computed so far. */
    hashes: () => hashes,
    lookUp: keeper.lookUp,
    /** Sets the client address of all further calls. */
    callFrom: (from: string): void => {
      caller = from;
    },
    now: clock.now,
    /** Advances the clock. */
    pass: (seconds: number): void => {
      ahead += seconds * 1000;
    },
    newCaller: () => createCaller(fetch),
    fetch,
    clientFor: createDirectClients<ReaderCalls & SecondFactorCalls>(endpoints, base),
    addUser: (user: Partial<NewRecord<'users'>> & Pick<User, 'email'>) =>
      database.store.change((change) =>
        change.insert('users', {
          name: 'Asha Rao',
          password: 'secret word',
          subscribed: false,
          createdAt: '2026-11-01T00:00:00.000Z',
          role: undefined,
          ...user,
        }),
      ),
    /** Security events, newest first, including those counted in memory. */
    securityEvents: async () => {
      await security.close();
      return database.store.read((view) => view.list('securityEvents'));
    },
    close: async () => {
      await security.close();
      services.close();
      announcements.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type ServerApi = Awaited<ReturnType<typeof openServerApi>>;
