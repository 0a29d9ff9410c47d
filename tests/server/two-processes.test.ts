import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import {
  emptyFolder,
  ensureBuilt,
  enterBackOffice,
  eventually,
  type ServerProcess,
  startServerProcess,
} from '../support/server/server-process.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

const PASSWORD = 'correct horse battery';

const form = {
  title: 'Seen everywhere at once',
  category: 'World',
  author: 'Asha Rao',
  content: [{ id: 'p1', type: 'paragraph', content: 'One process wrote it, another shows it.' }],
};

/** The database's part of the environment, its own for each run. */
const databases: [name: string, open: () => Promise<Record<string, string>>][] = [
  ['one SQLite file', async () => ({ DATA_DIR: await emptyFolder() })],
  [
    'one PostgreSQL',
    async () => {
      const name = `two_${randomUUID().replaceAll('-', '')}`;
      const server = inject('postgres') ?? '';
      const client = new pg.Client(server);
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      const url = new URL(server);
      url.pathname = `/${name}`;
      return { DATABASE_URL: url.href, DATA_DIR: await emptyFolder() };
    },
  ],
];

beforeAll(ensureBuilt);

describe.each(databases)('[server-processes] two processes on %s', (name, open) => {
  let writing: ServerProcess;
  let reading: ServerProcess;
  let cookie: string;
  const isHere = name !== 'one PostgreSQL' || inject('postgres') !== undefined;

  beforeAll(async () => {
    if (!isHere) return;
    const env = { ...(await open()), ADMIN_PASSWORD: PASSWORD };
    // At once, on a database without a table.
    [writing, reading] = await Promise.all([startServerProcess(env), startServerProcess(env)]);
    cookie = await enterBackOffice(writing.address, PASSWORD);
  });

  afterAll(async () => {
    expect(await Promise.all([writing?.stop(), reading?.stop()])).toEqual(
      isHere ? [0, 0] : [undefined, undefined],
    );
  });

  const save = (method: string, path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(writing.address + path, {
      method,
      headers: { 'content-type': 'application/json', cookie, ...headers },
      body: JSON.stringify(body),
    });

  test.runIf(isHere)('what one saves, the other shows and tells of', async () => {
    const events = await fetch(`${reading.address}/api/events`);
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
    // Fills the page cache of the other process.
    await (await fetch(`${reading.address}/`)).text();
    expect((await reader?.read())?.value).toContain('event: version');

    const saved = await save('POST', '/api/admin/articles', form);
    expect(saved.status).toBe(201);
    const { id } = await saved.json();
    await eventually(async () => {
      const html = await (await fetch(`${reading.address}/article/${id}`)).text();
      return html.includes(form.content[0]?.content ?? '') ? html : undefined;
    }, 10_000);
    expect(await (await fetch(`${reading.address}/`)).text()).toContain(form.title);

    let told = '';
    while (!told.includes('event: change')) told += (await reader?.read())?.value ?? '';
    expect(told).toMatch(/"changed":\[[^\]]*"articles"/);
    // That the log was written is nothing for readers.
    expect(told).not.toContain('activity');
    await reader?.cancel();
  });

  test.runIf(isHere)(
    '[live-pages] an open page is told of what it shows, by either, and of nothing else',
    async () => {
      const page = encodeURIComponent('/category/business');
      const open = async ({ address }: ServerProcess) => {
        const events = await fetch(`${address}/api/events?page=${page}`);
        const stream = events.body?.pipeThrough(new TextDecoderStream()).getReader();
        const versionOf = async (event: string): Promise<string> => {
          let said = '';
          while (!said.includes(`event: ${event}`)) said += (await stream?.read())?.value ?? '';
          return /"version":"([^"]+)"/.exec(said)?.[1] ?? said;
        };
        return { versionOf, close: () => stream?.cancel() };
      };
      const [one, other] = await Promise.all([open(writing), open(reading)]);
      const before = await one.versionOf('version');
      expect(await other.versionOf('version')).toBe(before);
      // Nothing of these shows there; what is told next is told of the third.
      const first = await save('POST', '/api/admin/articles', { ...form, category: 'World' });
      const { id, version } = await first.json();
      await save('PUT', `/api/admin/articles/${id}`, { ...form, id, version, title: 'Elsewhere' });
      const saved = await save('POST', '/api/admin/articles', { ...form, category: 'Business' });
      expect(saved.status).toBe(201);
      const after = await one.versionOf('change');
      expect(after).not.toBe(before);
      expect(await other.versionOf('change')).toBe(after);
      // A stream opened now has the version of the others: none got a state in between.
      const third = await open(reading);
      expect(await third.versionOf('version')).toBe(after);
      const html = await (await fetch(`${reading.address}/category/business`)).text();
      expect(html).toContain((await saved.json()).id);
      await Promise.all([one, other, third].map(({ close }) => close()));
    },
  );

  test.runIf(isHere)('whoever came in by one is in by the other, and out everywhere', async () => {
    const dashboard = () =>
      fetch(`${reading.address}/api/admin/dashboard`, { headers: { cookie } });
    expect((await dashboard()).status).toBe(200);
    expect((await save('DELETE', '/api/admin/session', {})).status).toBe(204);
    expect((await dashboard()).status).toBe(401);
  });
});
