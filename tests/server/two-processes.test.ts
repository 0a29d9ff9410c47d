import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { emptyPlaces } from '../support/server/empty-places.ts';
import {
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

beforeAll(ensureBuilt);

describe.each(emptyPlaces)('[server-processes] two processes on one $engine', ({ newPlace }) => {
  let writing: ServerProcess;
  let reading: ServerProcess;
  let cookie: string;

  beforeAll(async () => {
    const env = { ...(await newPlace()), ADMIN_PASSWORD: PASSWORD };
    // Both start at once, on an empty database.
    [writing, reading] = await Promise.all([startServerProcess(env), startServerProcess(env)]);
    cookie = await enterBackOffice(writing.address, PASSWORD);
  });

  afterAll(async () => {
    expect(await Promise.all([writing?.stop(), reading?.stop()])).toEqual([0, 0]);
  });

  const save = (method: string, path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(writing.address + path, {
      method,
      headers: { 'content-type': 'application/json', cookie, ...headers },
      body: JSON.stringify(body),
    });

  test('changes by one are shown and announced by the other', async () => {
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
    // Readers are not notified of the activity log.
    expect(told).not.toContain('activity');
    await reader?.cancel();
  });

  test('[live-pages] an open page is notified by both, and only of changes to what it shows', async () => {
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
    // An empty category would show what a search for its name finds, and depend on every article.
    expect(
      (await save('POST', '/api/admin/articles', { ...form, category: 'Business' })).status,
    ).toBe(201);
    const [one, other] = await Promise.all([open(writing), open(reading)]);
    const before = await one.versionOf('version');
    expect(await other.versionOf('version')).toBe(before);
    // The first two changes do not concern the page; the next event is about the third.
    const first = await save('POST', '/api/admin/articles', { ...form, category: 'World' });
    const { id, version } = await first.json();
    await save('PUT', `/api/admin/articles/${id}`, { ...form, id, version, title: 'Elsewhere' });
    const saved = await save('POST', '/api/admin/articles', { ...form, category: 'Business' });
    expect(saved.status).toBe(201);
    const after = await one.versionOf('change');
    expect(after).not.toBe(before);
    expect(await other.versionOf('change')).toBe(after);
    // A new stream reports the same version: the others did not stop at an earlier one.
    const third = await open(reading);
    expect(await third.versionOf('version')).toBe(after);
    const html = await (await fetch(`${reading.address}/category/business`)).text();
    expect(html).toContain(`/article/${(await saved.json()).slug}"`);
    await Promise.all([one, other, third].map(({ close }) => close()));
  });

  test('an article that one withdraws is forgotten by the other, until it is published again', async () => {
    const tag = await save('POST', '/api/admin/tags', { name: 'Zqweather' });
    const tagIds = [(await tag.json()).id];
    const words = { ...form, title: 'Zqwithdrawal', category: 'Tech', tagIds };
    const { id, slug, version } = await (await save('POST', '/api/admin/articles', words)).json();
    const own = [`/article/${slug}`, `/article/${id}`, `/api/articles/${id}`];
    const others = [
      ...['/', '/category/tech', '/tag/zqweather', '/search?q=Zqwithdrawal', '/sitemap.xml'],
      ...['/feed.xml', '/feeds/tech.xml', '/tag/zqweather/feed.xml', '/news-sitemap.xml'],
      ...['/api/articles', '/api/search?q=Zqwithdrawal', '/api/tags/zqweather'],
    ];
    /** Statuses of the article's own addresses, and the others that lead to it. */
    const shown = async () => {
      const get = (path: string) => fetch(reading.address + path);
      const leading = others.map(async (path) =>
        (await (await get(path)).text()).includes(slug) ? path : [],
      );
      return {
        statuses: await Promise.all(own.map(async (path) => (await get(path)).status)),
        leading: (await Promise.all(leading)).flat(),
      };
    };
    const published = { statuses: [200, 200, 200], leading: others };
    // Also fills the caches of the other process.
    await vi.waitFor(async () => expect(await shown()).toEqual(published), 10_000);
    const withdrawn = await save('POST', `/api/admin/articles/${id}/withdraw`, { version });
    await vi.waitFor(
      async () => expect(await shown()).toEqual({ statuses: [410, 410, 410], leading: [] }),
      10_000,
    );
    const path = `/api/admin/articles/${id}/publish`;
    await save('POST', path, { version: (await withdrawn.json()).version });
    await vi.waitFor(async () => expect(await shown()).toEqual(published), 10_000);
  });

  test('a session of one is valid in the other, and a log-out ends it in both', async () => {
    const dashboard = () =>
      fetch(`${reading.address}/api/admin/dashboard`, { headers: { cookie } });
    expect((await dashboard()).status).toBe(200);
    expect((await save('DELETE', '/api/admin/session', {})).status).toBe(204);
    expect((await dashboard()).status).toBe(401);
  });
});
