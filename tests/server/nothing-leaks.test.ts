import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { draftSchema } from '#core/article/desk/draft.ts';
import { liveBlogSchema } from '#core/article/live/live-blog.ts';
import { liveEntrySchema } from '#core/article/live/live-entry.ts';
import { previewLinkSchema } from '#core/article/preview-links/preview-link.ts';
import {
  publishedVersionSchema,
  withheldVersionSchema,
} from '#core/article/published-versions/published-version.ts';
import { enqueue } from '#core/job/enqueue.ts';
import { savedViewSchema } from '#core/saved-view/saved-view.ts';
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
  scheduled: 'zqscheduled',
  embargoed: 'zqembargoed',
  withdrawn: 'zqwithdrawn',
  reason: 'zqreason',
  revision: 'zqrevision',
  view: 'zqview',
  job: 'zqjob',
  entry: 'zqentry',
  note: 'zqnote',
  preview: 'zqpreview',
  version: 'zqversion',
  deleted: 'zqdeleted',
};
/** Id of an unpublished article whose words are a secret. */
const hiddenId = (word: string): string => `article-hidden-${Object.values(secrets).indexOf(word)}`;

const anySecret = new RegExp(Object.values(secrets).join('|'));

let server: ServerProcess;
/** Ids of a premium article, of an unpublished draft and of an article with changes. */
let [premiumId, draftId, changedId] = ['', '', ''];
let readerCookie: string;
let deletedId: string;

/** Gives a command of the back office; returns its answer. */
async function askStaff(method: string, path: string, body?: object) {
  const cookie = await enterBackOffice(server.address, 'a long password');
  const headers = { 'content-type': 'application/json', 'if-match': '*', cookie };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const answer = await fetch(`${server.address}/api/admin/${path}`, init);
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return answer.json();
}

/** Where readers and programs meet an article: kept pages, lists, search, feeds and maps. */
const meetingPlaces = (id: string): string[] => [
  ...addressesOf(id),
  ...['/', '/category/world', '/feed.xml', '/news-sitemap.xml', '/sitemap.xml'],
  ...['/api/articles?limit=100', `/api/search?q=${secrets.deleted}`],
];

/** The meeting places that have the word of the deleted article. */
async function placesWithDeleted(): Promise<string[]> {
  const found: string[] = [];
  for (const path of meetingPlaces(deletedId)) {
    const text = await (await fetch(server.address + path)).text();
    if (text.replace(/"term":"zqdeleted"/, '').includes(secrets.deleted)) found.push(path);
  }
  return found;
}

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
    const dueAt = '2099-01-01T00:00:00.000Z';
    const unpublished = (word: string, fields: object) =>
      change.put(
        'drafts',
        draftSchema.parse({
          ...{ category: 'World', author: 'Asha Rao', isFeatured: true, isPremium: false },
          ...{ id: hiddenId(word), title: word, slug: `slug-${hiddenId(word)}`, standfirst: word },
          content: [{ id: 'p1', type: 'paragraph', content: word }],
          ...fields,
        }),
        1,
      );
    await unpublished(secrets.scheduled, { stage: 'scheduled', dueAt });
    await unpublished(secrets.embargoed, { stage: 'scheduled', dueAt, embargoedUntil: dueAt });
    await unpublished(secrets.reason, { stage: 'returned', reason: secrets.reason });
    await unpublished(secrets.withdrawn, { stage: 'withdrawn' });
    // Changes of a published article that readers don't have.
    const changed = await change.insert('articles', {
      ...{ title: 'With changes', category: 'World', author: 'Asha Rao', publishedAt: at },
      ...{ isFeatured: false, isPremium: false },
      content: [{ id: 'p1', type: 'paragraph', content: 'As published.' }],
    });
    await unpublished(secrets.draft, { id: changed.id, stage: 'ready' });
    await change.put('withdrawals', {
      ...{ id: hiddenId(secrets.withdrawn), slugs: ['taken-back'], at },
    });
    await change.insert('notes', {
      ...{ article: changed.id, blockId: 'p1', quote: secrets.note, text: secrets.note, at },
      ...{
        by: undefined,
        answers: [{ text: secrets.note, at, by: undefined }],
        resolvedAt: undefined,
      },
    });
    await change.put(
      'previewLinks',
      previewLinkSchema.parse({
        ...{ id: 'preview-1', article: changed.id, label: secrets.preview, at },
        ...{ until: dueAt, frozen: { title: secrets.preview } },
      }),
    );
    const versionOf = (id: string, article: string, words: object) => ({
      ...{ id, article, at },
      words: { title: 'Earlier', ...words },
    });
    const paragraph = (content: string) => [{ id: 'p1', type: 'paragraph', content }];
    const withheld = versionOf('version-held', changed.id, { content: paragraph(secrets.version) });
    await change.put('withheldVersions', withheldVersionSchema.parse(withheld));
    for (const version of [
      { ...withheld, words: undefined, withheld: 'It gave an address.' },
      versionOf('version-gone', hiddenId(secrets.withdrawn), { title: secrets.version }),
      versionOf('version-premium', premium.id, { content: premium.content }),
    ]) {
      await change.put('publishedVersions', publishedVersionSchema.parse(version));
    }
    const entryOf = (article: string, word: string) => ({
      ...{
        id: `entry-of-${article}`,
        article,
        at,
        heading: word,
        isPinned: true,
        isKeyPoint: true,
      },
      content: [{ id: 'p1', type: 'paragraph', content: word }],
    });
    // Live blogs of an article that was withdrawn and of one for Premium readers.
    for (const [article, word] of [
      [hiddenId(secrets.withdrawn), secrets.entry],
      [premium.id, secrets.premium],
    ] as const) {
      await change.put('liveBlogs', liveBlogSchema.parse({ id: article, startedAt: at }));
      await change.put('liveEntries', liveEntrySchema.parse(entryOf(article, word)));
    }
    await change.put('savedViews', savedViewSchema.parse({ id: 'view-1', name: secrets.view }), 1);
    await enqueue(change, {
      ...{ kind: 'publish-article', dueAt: new Date(dueAt), payload: { id: secrets.job } },
    });
    await change.insert('revisions', {
      ...{ article: premium.id, title: secrets.revision, at, command: 'publish' },
      state: { ...premium, title: secrets.revision },
    });
    [premiumId, draftId, changedId] = [premium.id, draft.id, changed.id];
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
  const { id } = await askStaff('POST', 'articles', {
    ...{ title: `Rain ${secrets.deleted}`, category: 'World', author: 'Asha Rao' },
    ...{ isFeatured: false, isPremium: false, tagIds: [] },
    content: [{ id: 'p1', type: 'paragraph', content: secrets.deleted }],
  });
  deletedId = id;
});

afterAll(() => server?.stop());

/** Addresses of an article and of its versions. */
const addressesOf = (id: string): string[] =>
  [`/article/${id}`, `/api/articles/${id}`].flatMap((path) => [path, `${path}/versions`]);

/** Addresses of the comparisons of an article with a version, and of a version alone, which it may not have. */
const comparisonsOf = (id: string): string[] =>
  [`/article/${id}/versions`, `/api/articles/${id}/versions`].flatMap((path) =>
    ['held', 'gone', 'premium'].flatMap((name) =>
      ['before', 'after', 'alone'].map((side) => `${path}?${side}=version-${name}`),
    ),
  );

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
    ...ids.flatMap(addressesOf),
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
    // By numbers: an unknown address is repeated on its page.
    ...[draftId, ...Object.values(secrets).map(hiddenId)].flatMap((id) =>
      [id, `slug-${id}`].flatMap(addressesOf),
    ),
    ...[premiumId, changedId, hiddenId(secrets.withdrawn)].flatMap(comparisonsOf),
    ...['/article/taken-back', '/api/articles/taken-back', '/corrections'],
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

test('[had-back] what is deleted leaves all pages, feeds, maps and searches at once, and is back where it was', async () => {
  const before = await placesWithDeleted();
  expect(before.length).toBeGreaterThan(5);
  await askStaff('DELETE', `articles/${deletedId}`);
  expect(await placesWithDeleted()).toEqual([]);
  await askStaff('POST', `articles/${deletedId}/restore`);
  expect(await placesWithDeleted()).toEqual(before);
  await askStaff('DELETE', `articles/${deletedId}`);
});

describe('[server-leaks] confidential data does not reach', () => {
  test('a search for a word of premium text reveals nothing of it', async () => {
    const found = await (await fetch(`${server.address}/api/search?q=${secrets.premium}`)).json();
    expect(JSON.stringify(found.results)).not.toMatch(anySecret);
  });

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
        ...[
          'drafts',
          'revisions',
          'jobs',
          'savedViews',
          'previewLinks',
          'liveEntries',
          'notes',
          'deletions',
          'withheldVersions/version-held',
          `articles/${draftId}`,
        ],
        ...[`articles/${premiumId}`],
      ].map(async (path) => textAt(`/api/admin/${path}`, cookie)),
    );

    // Lists of jobs leave out what these are given.
    const { hash, job, ...shown } = secrets;
    for (const word of Object.values(shown)) expect(seen.join()).toContain(word);
    for (const word of [hash, job]) expect(seen.join()).not.toContain(word);
  });

  test('open pages, by the stream of changes', async () => {
    const cookie = await enterBackOffice(server.address, 'a long password');
    const ending = new AbortController();
    const stream = await fetch(`${server.address}/api/events`, { signal: ending.signal });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    if (!reader) throw new Error('The stream has no body.');
    const give = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json', 'if-match': '*', cookie };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      const answer = await fetch(`${server.address}/api/admin/${path}`, init);
      expect(answer.ok, await answer.clone().text()).toBe(true);
      return answer.json();
    };
    const content = [{ id: 'p1', type: 'paragraph', content: secrets.draft }];
    const words = { title: secrets.draft, category: 'World', content };
    const { id } = await give('drafts', words);
    await give(`articles/${id}/save-draft`, words);
    await give(`articles/${id}/schedule`, { dueAt: '2099-01-01T00:00:00Z', isEmbargoed: true });
    // Something that readers do get, so that the stream is known to have passed the drafts.
    await give('articles', {
      ...{ ...words, title: 'For everybody' },
      content: [{ id: 'p1', type: 'paragraph', content: 'For everybody.' }],
    });
    let heard = '';
    while (!heard.includes('articles')) heard += (await reader.read()).value ?? '';
    await reader.cancel();
    ending.abort();
    expect(heard).not.toMatch(anySecret);
    expect(heard).not.toContain(id);
  });
});
