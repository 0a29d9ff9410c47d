import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultSiteSettings } from '#core/settings/site-settings.ts';
import { articleForm } from '../../../tests/support/newsroom/content-examples.ts';
import { ORIGIN, OWNER_PASSWORD, openServerApi } from '../../../tests/support/server/server-api.ts';
import { indexNowKey } from './announcements.ts';

interface Notice {
  path: string;
  text: string;
}

/** Stands for a hub and for search engines, on loopback: keeps what it is told, and answers with `status`. */
async function openListener() {
  const notices: Notice[] = [];
  const setting = { status: 202 };
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (piece) => {
      text += piece;
    });
    request.on('end', () => {
      notices.push({ path: request.url ?? '', text });
      response.writeHead(setting.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { notices, setting, address, close: () => server.close() };
}

let listener: Awaited<ReturnType<typeof openListener>>;
let api: Awaited<ReturnType<typeof openServerApi>>;

beforeEach(async () => {
  listener = await openListener();
  api = await openServerApi({ indexNow: `${listener.address}/indexnow` });
});

afterEach(async () => {
  expect(api.reported).toEqual([]);
  await api.close();
  listener.close();
});

const setTo = (settings: object) =>
  api.database.store.change((change) =>
    change.put('settings', { ...defaultSiteSettings(), ...settings }),
  );

/** Logs in as the owner, and returns what gives commands on articles. */
async function openDesk() {
  const { call } = api.newCaller();
  expect((await call('POST', '/api/admin/session', { password: OWNER_PASSWORD })).ok).toBe(true);
  let last = { id: '', version: 0 };
  const command = async (name: string, more: object = {}) => {
    const path = `/api/admin/articles/${last.id}/${name}`;
    const answer = await call('POST', path, { version: last.version, ...more });
    expect(await answer.clone().json()).not.toHaveProperty('detail');
    last = await answer.json();
  };
  return {
    begin: async () => {
      last = await (await call('POST', '/api/admin/drafts', articleForm)).json();
    },
    command,
    id: () => last.id,
  };
}

test('hub and search engines are told when readers get an article, and when they lose it', async () => {
  await setTo({ webSubHub: `${listener.address}/hub`, tellsSearchEngines: true });
  const desk = await openDesk();
  await desk.begin();
  expect(listener.notices).toEqual([]);
  await desk.command('publish');
  const [hub, engines, ...more] = listener.notices;
  expect(more).toEqual([]);
  const form = new URLSearchParams(hub?.text);
  expect([hub?.path, form.get('hub.mode')]).toEqual(['/hub', 'publish']);
  expect(form.getAll('hub.url')).toEqual(
    expect.arrayContaining([
      ...['xml', 'atom', 'json'].map((format) => `${ORIGIN}/feed.${format}`),
      ...['xml', 'atom', 'json'].map((format) => `${ORIGIN}/feeds/india.${format}`),
    ]),
  );
  const told = JSON.parse(engines?.text ?? '');
  const key = indexNowKey(await api.database.siteSecrets.siteKey());
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(told).toMatchObject({ host: 'news.example', key, keyLocation: `${ORIGIN}/${key}.txt` });
  const { slug } = (await api.database.store.read((view) => view.get('articles', desk.id()))) ?? {};
  expect(told.urlList).toEqual([`${ORIGIN}/article/${slug}`]);
  await desk.command('feature', { isFeatured: true });
  expect(listener.notices).toHaveLength(2);
  await desk.command('withdraw');
  expect(listener.notices.slice(2).map(({ path }) => path)).toEqual(['/hub', '/indexnow']);
  expect(JSON.parse(listener.notices[3]?.text ?? '')).toMatchObject({ urlList: told.urlList });
});

test('nobody is told unless the settings say so', async () => {
  const desk = await openDesk();
  await desk.begin();
  await desk.command('publish');
  expect(listener.notices).toEqual([]);
  expect(await api.database.store.read((view) => view.count('jobs'))).toBe(0);
});

test.each([
  [403, 'failed'],
  [503, 'waiting'],
])('an answer of %i leaves the notice %s, and the article published', async (status, state) => {
  listener.setting.status = status;
  await setTo({ tellsSearchEngines: true });
  const desk = await openDesk();
  await desk.begin();
  await desk.command('publish');
  const jobs = await api.database.store.read((view) => view.list('jobs'));
  expect(jobs).toMatchObject([{ kind: 'tell-search-engines', state }]);
  expect(jobs[0]?.lastError).toContain(String(status));
  expect(await api.database.store.read((view) => view.count('articles'))).toBe(1);
});
