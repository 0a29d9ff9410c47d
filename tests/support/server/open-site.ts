import { createRenderer } from '#server/render/render.tsx';
import { pageBuild } from '../journey/page-build.ts';
import { createTestApi } from '../newsroom/test-api.ts';
import type { StoredAtFirst } from '../newsroom/test-newsroom.ts';

export const SITE = 'https://news.example';
export const SITE_KEY = 'a key of tests';

/** A site over a newsroom in memory; `ask` returns what a browser gets. */
export function openSite(
  stored: StoredAtFirst = {},
  replaced: Parameters<typeof createTestApi>[1] = {},
) {
  const { clientFor, store, reported } = createTestApi(stored, replaced);
  const report = (error: unknown) => reported.push(error);
  const { render } = createRenderer({ ...pageBuild, origin: SITE, report });
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await render(new Request(`http://127.0.0.1:4420${path}`, init), {
      clientFor,
      siteKey: SITE_KEY,
    });
    return { answer, status: answer.status, html: await answer.text() };
  };
  const post = (path: string, fields: Record<string, string>, headers: HeadersInit = {}) =>
    ask(path, { method: 'POST', body: new URLSearchParams(fields), headers });
  return { ask, post, store, reported };
}

/** The text between two others. */
export const between = (html: string, from: string, to: string): string =>
  html.split(from)[1]?.split(to)[0] ?? '';
