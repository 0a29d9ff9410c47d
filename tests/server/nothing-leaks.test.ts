import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { argon2Passwords } from '#server/accounts/argon2-passwords.ts';
import { openDatabase } from '#storage/sql/open-database.ts';
import {
  emptyFolder,
  ensureBuilt,
  enterBackOffice,
  type ServerProcess,
  startServerProcess,
} from '../support/server/server-process.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 300_000 });

/** Confidential values, words that occur nowhere else. */
const secrets = {
  hash: 'zqhash',
  address: 'zqaddress',
  readerName: 'zqreader',
  message: 'zqmessage',
  subscriber: 'zqsubscriber',
  premium: 'zqpremium',
  log: 'zqlog',
  extra: 'zqextra',
  draft: 'zqdraft',
  revision: 'zqrevision',
};
const anySecret = new RegExp(Object.values(secrets).join('|'));

let server: ServerProcess;
/** Ids of a premium article and of an unpublished draft. */
let [premiumId, draftId] = ['', ''];
let readerCookie: string;

beforeAll(async () => {
  await ensureBuilt();
  const folder = await emptyFolder();
  const clock = { now: () => new Date() };
  const database = await openDatabase({
    file: join(folder, 'daybreak.sqlite'),
    clock,
    hasSamples: true,
    report: () => {},
  });
  const at = clock.now().toISOString();
  await database.store.change(async (change) => {
    await change.insert('users', {
      name: `Asha ${secrets.readerName}`,
      email: `${secrets.address}@example.com`,
      password: `$argon2id$${secrets.hash}`,
      subscribed: true,
      createdAt: at,
      note: secrets.extra,
    });
    await change.insert('users', {
      name: 'Standard',
      email: 'standard@example.com',
      password: await argon2Passwords.hash('a reader’s password'),
      subscribed: false,
      createdAt: at,
    });
    await change.insert('messages', {
      ...{ name: secrets.readerName, email: `${secrets.address}@example.com` },
      ...{ subject: secrets.message, message: secrets.message, status: 'new', createdAt: at },
    });
    await change.insert('subscribers', {
      email: `${secrets.subscriber}@example.com`,
      createdAt: at,
    });
    await change.insert('activity', {
      ...{ action: secrets.log, description: secrets.log, timestamp: at },
    });
    const premium = await change.insert('articles', {
      ...{ title: 'For subscribers', category: 'World', author: 'Asha Rao', publishedAt: at },
      ...{ isFeatured: true, isPremium: true, note: secrets.extra },
      content: [
        { id: 'p1', type: 'paragraph', content: `Everybody reads this. ${'Word '.repeat(300)}` },
        { id: 'p2', type: 'paragraph', content: `Then more. ${'Word '.repeat(300)}` },
        { id: 'p3', type: 'paragraph', content: secrets.premium },
      ],
    });
    const draft = await change.insert('drafts', {
      ...{ title: secrets.draft, category: 'World', author: 'Asha Rao', stage: 'draft' },
      ...{ isFeatured: true, isPremium: false },
      content: [{ id: 'p1', type: 'paragraph', content: secrets.draft }],
    });
    await change.insert('revisions', {
      ...{ article: premium.id, title: secrets.revision, at, command: 'publish' },
      state: { ...premium, title: secrets.revision },
    });
    [premiumId, draftId] = [premium.id, draft.id];
  });
  await database.close();
  server = await startServerProcess({ DATA_DIR: folder, ADMIN_PASSWORD: 'a long password' });
  const login = await fetch(`${server.address}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'standard@example.com', password: 'a reader’s password' }),
  });
  expect(login.status).toBe(201);
  readerCookie = login.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
});

afterAll(() => server?.stop());

/** Addresses on the site that an answer contains. */
function addressesIn(text: string): string[] {
  const links = [...text.matchAll(/(?:href|src|action)="(\/[^"#]*)/g)].map(
    ([, found = '']) => found,
  );
  const ids = [...text.matchAll(/"(article-[\w-]+)"/g)].map(([, id = '']) => id);
  return [
    ...links
      .filter((path) => !/^\/(?:assets|art)\//.test(path))
      .map((path) => path.replaceAll('&amp;', '&')),
    ...ids.flatMap((id) => [`/api/articles/${id}`, `/article/${id}`]),
  ];
}

/** Body of the answer at an address, without the term that a search page repeats. */
async function textAt(path: string, cookie: string): Promise<string> {
  const answer = await fetch(server.address + path, { headers: { cookie }, redirect: 'manual' });
  if (!/html|json|xml|text/.test(answer.headers.get('content-type') ?? '')) return '';
  const text = await answer.text();
  const term = /search\?q=(\w+)/.exec(path)?.[1];
  return term === undefined ? text : text.replaceAll(term, '');
}

/** Follows all links of the site, starting with all endpoints of the API. */
async function crawl(cookie: string): Promise<{ seen: string[]; leaks: string[] }> {
  const document = await (await fetch(`${server.address}/api/openapi.json`)).json();
  const waiting: string[] = [
    '/',
    ...['/feed.xml', '/sitemap.xml', '/robots.txt'],
    '/api/docs',
    '/api/articles?limit=100',
    ...[`/article/${draftId}`, `/api/articles/${draftId}`],
    ...Object.values(secrets).flatMap((word) => [`/search?q=${word}`, `/api/search?q=${word}`]),
    ...Object.keys(document.paths).map((path) => path.replaceAll(/\{\w+\}/g, 'x')),
  ];
  const seen = new Set<string>();
  const leaks: string[] = [];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path) || path === '/api/events') continue;
    seen.add(path);
    const text = await textAt(path, cookie);
    if (anySecret.test(text)) leaks.push(path);
    waiting.push(...addressesIn(text));
  }
  return { seen: [...seen], leaks };
}

describe('[server-leaks] confidential data does not reach', () => {
  test.each([
    ['a visitor', () => ''],
    ['a reader without a subscription', () => readerCookie],
  ])('%s', async (_, cookie) => {
    const { seen, leaks } = await crawl(cookie());
    expect(leaks).toEqual([]);
    expect(seen.length).toBeGreaterThan(100);
    expect(seen.filter((path) => path.startsWith('/api/articles/article-')).length).toBeGreaterThan(
      5,
    );
  });

  test('the newsroom sees all of it, except password hashes', async () => {
    const cookie = await enterBackOffice(server.address, 'a long password');
    const seen = await Promise.all(
      [
        ...['users', 'messages', 'subscribers', 'activity'],
        ...['drafts', 'revisions', `articles/${draftId}`, `articles/${premiumId}`],
      ].map(async (path) => textAt(`/api/admin/${path}`, cookie)),
    );

    const { hash, ...shown } = secrets;
    for (const word of Object.values(shown)) expect(seen.join()).toContain(word);
    expect(seen.join()).not.toContain(hash);
  });

  test('a search for a word of premium text reveals nothing of it', async () => {
    const found = await (await fetch(`${server.address}/api/search?q=${secrets.premium}`)).json();
    expect(JSON.stringify(found.results)).not.toMatch(anySecret);
  });
});
