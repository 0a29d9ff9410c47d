import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cutText } from '#core/locale/graphemes.ts';
import { foldedWords, piecesOf } from '#core/search/asked-words.ts';
import { storedForm } from '#core/text/stored-form.ts';
import { textsAtLimits } from '../../bench/hostile/families/texts.mjs';
import { type OpenNewsroom, openNewsroom } from '../support/server/open-newsroom.ts';
import { emptyFolder, ensureBuilt, eventually } from '../support/server/server-process.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

let site: OpenNewsroom;
let other: OpenNewsroom;

beforeAll(async () => {
  await ensureBuilt();
  const open = async () => openNewsroom({ DATA_DIR: await emptyFolder(), TRUST_PROXY: '1' });
  [site, other] = await Promise.all([open(), open()]);
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

/** The beginning of an answer, for reports. */
const beginningOf = async (answer: Response): Promise<string> =>
  (await answer.clone().text()).slice(0, 300);

/** The beginning of a text as it is searched for; empty if it has only signs. */
function askedOf(content: unknown): string {
  const [piece] = wordsIn(content).flatMap(piecesOf);
  return cutText(piece ? (foldedWords(piece.text)[0] ?? '') : '', 24);
}

let address = 0;

/** Asks for a search's path from an address of its own: each has a limit. */
function search(path: string): Promise<Response> {
  address += 1;
  return fetch(site.address + path, { headers: { 'x-forwarded-for': `10.0.0.${address}` } });
}

/** Ids of the articles on the first pages of a search. */
async function foundBy(words: string): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; page <= 4; page += 1) {
    const answer = await search(`/api/search?q=${encodeURIComponent(words)}&page=${page}`);
    const { results } = (await answer.json()) as { results: { article: { id: string } }[] };
    ids.push(...results.map(({ article }) => article.id));
  }
  return ids;
}

/** Ids of the saved articles, by the name of the text. */
const ids = new Map<string, string>();

test.each(Object.entries(texts))(
  '[server-hostile] %s: kept, saved and shown without a changed word',
  async (name, content) => {
    const form = { title: `At the limit: ${name}`, category: 'World', content };
    const kept = await site.call('POST', 'drafts', { ...form, beginKey: crypto.randomUUID() });
    expect(kept.status, await beginningOf(kept)).toBe(201);
    const { id, version } = (await kept.json()) as { id: string; version: number };
    const again = await site.call('POST', `articles/${id}/autosave`, { ...form, version });
    expect(again.status).toBe(200);
    const draft = (await again.json()) as { version: number };
    const saved = await site.call('PUT', `articles/${id}`, { ...form, version: draft.version });
    expect(saved.status, await beginningOf(saved)).toBe(200);
    ids.set(name, id);
    const stored = (await (await site.call('GET', `articles/${id}`)).json()) as {
      content: unknown;
    };
    expect(differences(content, stored.content)).toEqual([]);
    const page = await fetch(`${site.address}/article/${id}`);
    expect(page.status).toBe(200);
    expect((await page.text()).includes(form.title)).toBe(true);
    for (const path of ['/', '/feed.xml']) {
      expect((await fetch(site.address + path)).status, path).toBe(200);
    }
    expect((await search(`/search?q=${encodeURIComponent(name)}`)).status).toBe(200);
    const asked = askedOf(content);
    if (asked) expect(await foundBy(asked), asked).toContain(id);
    expect((await fetch(`${site.address}/healthz`)).status).toBe(200);
  },
);

test('[server-hostile] all of them pass from one site to another in an archive', async () => {
  expect(ids.size).toBe(Object.keys(texts).length);
  const exported = await site.call('GET', 'archive');
  expect(exported.status).toBe(200);
  const archive = await exported.bytes();
  const imported = await other.send('archive', archive);
  expect(imported.ok, await beginningOf(imported)).toBe(true);
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
