import type { EdgeConfig } from '../config/read-config.ts';

/** Longest wait for an answer to a purge, in milliseconds. */
const ANSWER_LIMIT = 5000;

/**
 * Times for which caches in front may keep a page: a minute, after which its relative times are wrong; ten seconds more
 * while it is made again; a day while the site fails.
 */
const KEPT = 'max-age=60, stale-while-revalidate=10, stale-if-error=86400';

/** A cache in front of the site that removes pages by keys. */
export interface EdgeCache {
  /** Most keys of one purge. */
  mostKeys: number;
  /** Headers of a page with these keys. */
  headersOf(keys: readonly string[]): Record<string, string>;
  /** Removes all pages that have one of the keys. Throws with the reason if that failed. */
  purge(keys: readonly string[]): Promise<void>;
}

async function ask(url: string, init: RequestInit): Promise<void> {
  const { host } = new URL(url);
  const asking = fetch(url, { ...init, signal: AbortSignal.timeout(ANSWER_LIMIT) });
  const answer = await asking.catch((cause: unknown) => {
    throw new Error(`${host} did not answer`, { cause });
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`${host} answered with status ${answer.status}`);
}

const askAsJson = (url: string, headers: Record<string, string>, body: object): Promise<void> =>
  ask(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Varnish with `deploy/varnish.vcl`, on one machine. */
const varnish = (url: string): EdgeCache => ({
  // A header of Varnish has 8 KB.
  mostKeys: 256,
  headersOf: (keys) => ({ 'surrogate-key': keys.join(' '), 'cdn-cache-control': KEPT }),
  purge: (keys) => ask(url, { method: 'PURGE', headers: { 'xkey-purge': keys.join(' ') } }),
});

const fastly = ({ urls: [url = 'https://api.fastly.com'], ...config }: EdgeConfig): EdgeCache => ({
  mostKeys: 256,
  headersOf: (keys) => ({ 'surrogate-key': keys.join(' '), 'surrogate-control': KEPT }),
  purge: (keys) =>
    askAsJson(
      `${url}/service/${config.service}/purge`,
      { 'fastly-key': config.token },
      { surrogate_keys: keys },
    ),
});

const cloudflare = ({
  urls: [url = 'https://api.cloudflare.com/client/v4'],
  ...config
}: EdgeConfig): EdgeCache => ({
  mostKeys: 100,
  headersOf: (keys) => ({ 'cache-tag': keys.join(','), 'cdn-cache-control': KEPT }),
  purge: (keys) =>
    askAsJson(
      `${url}/zones/${config.service}/purge_cache`,
      { authorization: `Bearer ${config.token}` },
      { tags: keys },
    ),
});

/** The caches in front, each of which is purged by itself; all take the same headers. */
export function createEdgeCaches(config: EdgeConfig): EdgeCache[] {
  if (config.kind === 'varnish') return config.urls.map(varnish);
  return [config.kind === 'fastly' ? fastly(config) : cloudflare(config)];
}
