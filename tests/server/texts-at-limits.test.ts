import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { storedForm } from '#core/text/stored-form.ts';
import { textsAtLimits } from '../../bench/hostile/families/texts.mjs';
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

interface Site extends ServerProcess {
  call: (method: string, path: string, body?: unknown) => Promise<Response>;
}

async function openSite(): Promise<Site> {
  const server = await startServerProcess({
    DATA_DIR: await emptyFolder(),
    ADMIN_PASSWORD: PASSWORD,
  });
  const cookie = await enterBackOffice(server.address, PASSWORD);
  return {
    ...server,
    call: (method, path, body) =>
      fetch(`${server.address}/api/admin/${path}`, {
        method,
        headers: {
          cookie,
          'content-type':
            body instanceof Uint8Array ? 'application/octet-stream' : 'application/json',
        },
        ...(body === undefined
          ? {}
          : { body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body) }),
      }),
  };
}

let site: Site;
let other: Site;

beforeAll(async () => {
  await ensureBuilt();
  [site, other] = await Promise.all([openSite(), openSite()]);
});

afterAll(() => Promise.all([site.stop(), other.stop()]));

const texts = textsAtLimits();

/** All texts of blocks in order, in their stored form. */
const wordsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (typeof value === 'string') return [storedForm(value)];
  if (typeof value !== 'object' || value === null) return [];
  const { content, rows, items, list, alt, caption } = value as Record<string, unknown>;
  return [content, list, rows, items, alt, caption].flatMap(wordsIn);
};

/** Beginnings of texts that differ: a whole one is too long to be read in a report. */
const differences = (given: unknown, stored: unknown): string[][] => {
  const [one, other] = [wordsIn(given), wordsIn(stored)];
  return Array.from({ length: Math.max(one.length, other.length) }, (_, at) => at)
    .filter((at) => one[at] !== other[at])
    .map((at) => [one[at]?.slice(0, 40) ?? '', other[at]?.slice(0, 40) ?? '']);
};

/** Ids of the saved articles, by the name of the text. */
const ids = new Map<string, string>();

test.each(Object.entries(texts))(
  '[server-hostile] %s: kept, saved and shown without a changed word',
  async (name, content) => {
    const form = { title: `At the limit: ${name}`, category: 'World', content };
    const kept = await site.call('POST', 'drafts', { ...form, beginKey: crypto.randomUUID() });
    expect(
      kept.status,
      await kept
        .clone()
        .text()
        .then((text) => text.slice(0, 300)),
    ).toBe(201);
    const { id, version } = (await kept.json()) as { id: string; version: number };
    const again = await site.call('POST', `articles/${id}/autosave`, { ...form, version });
    expect(again.status).toBe(200);
    const draft = (await again.json()) as { version: number };
    const saved = await site.call('PUT', `articles/${id}`, { ...form, version: draft.version });
    expect(
      saved.status,
      await saved
        .clone()
        .text()
        .then((text) => text.slice(0, 300)),
    ).toBe(200);
    ids.set(name, id);
    const stored = (await (await site.call('GET', `articles/${id}`)).json()) as {
      content: unknown;
    };
    expect(differences(content, stored.content)).toEqual([]);
    const page = await fetch(`${site.address}/article/${id}`);
    expect(page.status).toBe(200);
    expect((await page.text()).includes(form.title)).toBe(true);
    for (const path of ['/', '/feed.xml', `/search?q=${name}`]) {
      expect((await fetch(site.address + path)).status, path).toBe(200);
    }
    expect((await fetch(`${site.address}/healthz`)).status).toBe(200);
  },
);

test('[server-hostile] all of them pass from one site to another in an archive', async () => {
  expect(ids.size).toBe(Object.keys(texts).length);
  const exported = await site.call('GET', 'archive');
  expect(exported.status).toBe(200);
  const archive = await exported.bytes();
  const imported = await other.call('POST', 'archive', archive);
  expect(
    imported.ok,
    await imported
      .clone()
      .text()
      .then((text) => text.slice(0, 300)),
  ).toBe(true);
  for (const [name, id] of ids) {
    const there = await eventually(async () => {
      const answer = await other.call('GET', `articles/${id}`);
      return answer.ok ? ((await answer.json()) as { content: unknown }) : undefined;
    }, 60_000);
    expect(differences(texts[name], there.content), name).toEqual([]);
  }
  expect(site.logs().filter(({ level }) => level === 'error')).toEqual([]);
  expect(other.logs().filter(({ level }) => level === 'error')).toEqual([]);
});
