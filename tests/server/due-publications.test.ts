import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  emptyFolder,
  ensureBuilt,
  enterBackOffice,
  eventually,
  type ServerProcess,
  startServerProcess,
} from '../support/server/server-process.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 300_000 });

const PASSWORD = 'correct horse battery';

let env: Record<string, string>;
let server: ServerProcess;
let cookie: string;

beforeAll(async () => {
  await ensureBuilt();
  env = { DATA_DIR: await emptyFolder(), ADMIN_PASSWORD: PASSWORD };
  server = await startServerProcess(env);
  cookie = await enterBackOffice(server.address, PASSWORD);
});

afterAll(async () => {
  expect(await server.stop()).toBe(0);
});

async function post(path: string, body: object, version?: number) {
  const headers = {
    'content-type': 'application/json',
    cookie,
    ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
  };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(`${server.address}/api/admin/${path}`, init);
  expect(answer.status, await answer.clone().text()).toBeLessThan(300);
  return answer.json();
}

/** Schedules an article by milliseconds from now; returns its id and instant. */
async function schedule(title: string, milliseconds: number) {
  const content = [{ id: 'p1', type: 'paragraph', content: 'Words under embargo.' }];
  const { id, version } = await post('drafts', { title, category: 'World', content });
  const dueAt = new Date(Date.now() + milliseconds);
  await post(`articles/${id}/schedule`, { dueAt: dueAt.toISOString() }, version);
  return { id, title, dueAt: dueAt.getTime() };
}

const pageOf = (path: string) => fetch(server.address + path);
const isShown = async ({ id, title }: { id: string; title: string }) =>
  (await pageOf(`/article/${id}`)).ok && (await (await pageOf('/')).text()).includes(title);

test('[article-due] readers get it within a second of its instant, on pages that were cached without it', async () => {
  const article = await schedule('On time', 1500);
  const { id, title, dueAt } = article;
  expect((await pageOf(`/article/${id}`)).status).toBe(404);
  expect((await pageOf(`/api/articles/${id}`)).status).toBe(404);
  expect(await (await pageOf('/')).text()).not.toContain(title);
  const shownAt = await eventually(
    async () => ((await isShown(article)) ? Date.now() : undefined),
    20_000,
  );
  expect(shownAt).toBeGreaterThanOrEqual(dueAt);
  // The goal is a second; the limit leaves room for a busy machine.
  expect(shownAt - dueAt).toBeLessThan(5000);
});

test('[article-due] what came due while the server was dead is published at its next start, in order', async () => {
  const second = await schedule('Due second', 900);
  const first = await schedule('Due first', 600);
  await server.stop('SIGKILL');
  await new Promise((resolve) => setTimeout(resolve, second.dueAt - Date.now()));
  server = await startServerProcess(env);
  await eventually(async () => ((await isShown(second)) || undefined) && true, 20_000);
  const { articles } = await (await pageOf('/api/articles?limit=2')).json();
  expect(articles.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
});
