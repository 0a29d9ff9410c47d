import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { articleForm } from '../newsroom/content-examples.ts';
import { enterBackOffice } from './server-process.ts';

/** Milliseconds between two requests of readers, and between two publications. */
const READING = 25;
const WRITING = 250;

/** Longest wait for a publication on a page, in milliseconds. */
const FRESH_LIMIT = 30_000;

/** Addresses of a site, and the patience of its readers. */
interface Site {
  /** Address by which it calls itself. */
  address: string;
  /** Another way to the same site, which every fourth reader takes. */
  web: string;
  /** Longest wait of a reader, in milliseconds, 5,000 by default; an answer after that is a failure. */
  patience?: number;
}

interface Reading {
  at: number;
  isFailed: boolean;
  what: string;
}

/** Starts readers who ask for kept pages and for some that nobody kept. */
export function startReaders({ address, web, patience = 5000 }: Site) {
  const readings: Reading[] = [];
  const open = new Set<Promise<void>>();
  let isStopped = false;
  let count = 0;

  async function read(url: string): Promise<void> {
    const at = performance.now();
    let what = '';
    try {
      const answer = await fetch(url, {
        headers: { 'x-forwarded-for': `10.0.${count % 250}.1`, host: new URL(address).host },
        signal: AbortSignal.timeout(patience),
      });
      await answer.text();
      // No tag has the names that are asked for.
      const isRight = answer.ok || (answer.status === 404 && url.includes('/tag/'));
      if (!isRight) what = `${answer.status} ${url}`;
    } catch (error) {
      what = `${String(error)} ${url}`;
    }
    readings.push({ at, isFailed: what !== '', what });
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      count += 1;
      const paths = ['/', '/category/tech', '/feed.xml', `/tag/none-${count}`, '/category/world'];
      const base = count % 4 === 0 ? web : address;
      const reading = read(base + paths[count % paths.length]).finally(() => open.delete(reading));
      open.add(reading);
      await setTimeout(READING);
    }
    await Promise.all(open);
  }

  const running = run();
  return {
    readings,
    stop: async (): Promise<void> => {
      isStopped = true;
      await running;
    },
  };
}

interface Acknowledged {
  title: string;
  at: number;
  /** Milliseconds until it was on its section's page. */
  fresh?: number;
}

/** Starts a writer who publishes one article after the other, and repeats what got no answer. */
export async function startWriter(address: string, password: string) {
  let cookie = await enterBackOffice(address, password);
  const acknowledged: Acknowledged[] = [];
  const refusals = new Map<string, number>();
  const watching = new Set<Promise<void>>();
  let isStopped = false;

  async function ask(method: string, path: string, body?: object, version?: number) {
    const answer = await fetch(`${address}/api/admin${path}`, {
      method,
      headers: {
        cookie,
        origin: address,
        'content-type': 'application/json',
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      },
      signal: AbortSignal.timeout(60_000),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, value: (await answer.json()) as Record<string, unknown> };
  }

  /** Asks until the answer says something about the request. */
  async function persist(method: string, path: string, body: object, version?: number) {
    for (;;) {
      const answer = await ask(method, path, body, version).catch((error: unknown) => ({
        status: 0,
        value: { code: String(error) } as Record<string, unknown>,
      }));
      if (answer.status !== 0 && answer.status < 500) {
        if (answer.status !== 401) return answer;
        cookie = await enterBackOffice(address, password);
        continue;
      }
      const reason = `${answer.status} ${String(answer.value.code)}`;
      refusals.set(reason, (refusals.get(reason) ?? 0) + 1);
      await setTimeout(250);
    }
  }

  async function publish(title: string): Promise<void> {
    const form = { ...articleForm, title, category: 'Tech', beginKey: `begin-${title}` };
    const draft = await persist('POST', '/drafts', form);
    const { id, version } = draft.value as { id: string; version: number };
    if (id === undefined) throw new Error(JSON.stringify(draft));
    const published = await persist('POST', `/articles/${id}/publish`, {}, version);
    // A conflict: the answer to the same request was lost before.
    if (published.status >= 300 && published.value.kind !== 'conflict')
      throw new Error(JSON.stringify(published));
    const one: Acknowledged = { title, at: performance.now() };
    acknowledged.push(one);
    const watched = watch(one).finally(() => watching.delete(watched));
    watching.add(watched);
  }

  async function watch(one: Acknowledged): Promise<void> {
    while (!isStopped && performance.now() - one.at < FRESH_LIMIT) {
      const text = await fetch(`${address}/category/tech`, { signal: AbortSignal.timeout(2000) })
        .then((answer) => answer.text())
        .catch(() => '');
      if (text.includes(`${one.title}<`)) {
        one.fresh = performance.now() - one.at;
        return;
      }
      await setTimeout(50);
    }
  }

  async function run(): Promise<void> {
    for (let at = 0; !isStopped; at += 1) {
      await publish(`Rehearsed story ${at}.`);
      await setTimeout(WRITING);
    }
  }

  const running = run();
  // `stop` throws what ended it.
  running.catch(() => {});
  return {
    acknowledged,
    refusals,
    stop: async (): Promise<void> => {
      isStopped = true;
      await running;
      await Promise.all(watching);
    },
  };
}

/**
 * Compares what was acknowledged with what a database has: titles that are lost, titles that are there twice, and those of
 * which the log doesn't have exactly one entry.
 */
export async function comparePublications(url: string, acknowledged: readonly { title: string }[]) {
  const client = new pg.Client(url);
  await client.connect();
  const articles = await client.query<{ title: string; count: number }>(
    "select record::json->>'title' as title, count(*)::int as count from articles group by 1",
  );
  const entries = await client.query<{ description: string; count: number }>(
    `select record::json->>'description' as description, count(*)::int as count
     from activity where record::json->>'action' ilike '%publish%' group by 1`,
  );
  await client.end();
  const titles = acknowledged.map(({ title }) => title);
  const stored = new Set(articles.rows.map(({ title }) => title));
  const entriesOf = (title: string): number =>
    entries.rows
      .filter(({ description }) => description.includes(title))
      .reduce((sum, { count }) => sum + count, 0);
  return {
    lost: titles.filter((title) => !stored.has(title)),
    doubled: articles.rows.filter(({ count }) => count > 1).map(({ title }) => title),
    loggedWrong: titles.filter((title) => entriesOf(title) !== 1),
  };
}
