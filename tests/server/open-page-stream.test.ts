import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  emptyFolder,
  ensureBuilt,
  enterBackOffice,
  type ServerProcess,
  startServerProcess,
} from '../support/server/server-process.ts';

let server: ServerProcess;
let owner: string;

beforeAll(async () => {
  await ensureBuilt();
  server = await startServerProcess({ DAYBREAK_DEMO: '1', DATA_DIR: await emptyFolder() });
  owner = await enterBackOffice(server.address, 'daybreak');
}, 120_000);

afterAll(() => server.stop());

/** Returns the first message of the stream that a page asks for; the stream ends with the server. */
async function firstMessage(path: string, shown: string, headers: Record<string, string> = {}) {
  const page = encodeURIComponent(path);
  const stream = await fetch(`${server.address}/api/events?page=${page}&shown=${shown}`, {
    headers,
  });
  const first = await stream.body?.getReader().read();
  return new TextDecoder().decode(first?.value);
}

test.each(['/', '/article/article-1', '/category/tech', '/search?q=rain', '/search', '/about-us'])(
  '[server-live] the stream of %s begins without a change if there was none',
  async (path) => {
    const callers: Record<string, string>[] = [{}, { cookie: owner }];
    for (const headers of callers) {
      const page = await fetch(server.address + path, { headers });
      await page.text();
      const timing = page.headers.get('server-timing') ?? '';
      const shown = /desc="([^"]*)"/.exec(timing)?.[1] ?? '';
      expect(await firstMessage(path, shown, headers), shown).toContain('event: version\n');
    }
  },
);

test('[server-live] the stream of a page that shows something else begins with a change', async () => {
  expect(await firstMessage('/', 'daybreak-other')).toContain('event: change\n');
});
