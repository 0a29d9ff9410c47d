import { searchPath } from '#ui/routes.ts';
import { residentMegabytes } from '../contenders/process-figures.mjs';
import { articleId } from '../data/make-articles.mjs';
import { vocabulary } from '../data/vocabulary.mjs';
import { getRequest } from '../load/load-generator.mjs';
import { FOREIGN_HOST, newestId, uncachedLoads } from './loads.mjs';
import { logIn } from './log-in.mjs';
import { median, quantile } from './statistics.mjs';

/** Saves in a round. */
const SAVES = 30;

/** Rows per page of the desk, `ROWS_PER_PAGE`. */
const DESK_ROWS = 20;

/** Searches for one, two and three words of all frequencies, each asked once. @param {number} number */
const searches = (number) =>
  Array.from({ length: number }, (_, at) => {
    const words = [40, 300, 2500].slice(0, 1 + (at % 3));
    return searchPath({ q: words.map((step) => vocabulary[(at * 7 + step) % 8000]).join(' ') });
  });

/**
 * What readers and editors ask for, from addresses that no cache has.
 * @param {number} articles
 */
function requestsOf(articles) {
  /** @param {string} path @param {number} number */
  const again = (path, number = 300) => Array.from({ length: number }, () => path);
  const pages = Math.ceil(articles / DESK_ROWS);
  const spread = Array.from({ length: 300 }, (_, at) =>
    articleId(Math.floor((at * articles) / 300)),
  );
  return {
    readers: [
      ...uncachedLoads(articles).filter(({ name }) => name !== 'search'),
      { name: 'search', paths: searches(2000) },
      { name: 'feed', paths: again('/feed.xml') },
      { name: 'feed of a section', paths: again('/feeds/india.xml') },
      { name: 'news site map', paths: again('/news-sitemap.xml') },
      {
        name: 'site map, first',
        paths: again(articles > 5000 ? '/sitemap-1.xml' : '/sitemap.xml'),
      },
      ...(articles > 5000
        ? [
            { name: 'site map, last', paths: again(`/sitemap-${Math.ceil(articles / 5000)}.xml`) },
            { name: 'index of site maps', paths: again('/sitemap.xml') },
          ]
        : []),
    ],
    desk: [
      { name: 'desk, published', paths: again('/api/admin/desk?tab=published') },
      { name: 'desk by title', paths: again('/api/admin/desk?tab=published&sort=title') },
      { name: 'desk, page 40', paths: again('/api/admin/desk?tab=published&page=40') },
      { name: 'desk, last page', paths: again(`/api/admin/desk?tab=published&page=${pages}`) },
      { name: 'desk of a section', paths: again('/api/admin/desk?tab=published&category=india') },
      {
        name: 'desk, searched',
        paths: Array.from({ length: 300 }, (_, at) => `/api/admin/desk?q=${vocabulary[100 + at]}`),
      },
      { name: 'an article to edit', paths: spread.map((id) => `/api/admin/articles/${id}`) },
      { name: 'dashboard', paths: again('/api/admin/dashboard') },
    ],
  };
}

/**
 * Saves an article of each tenth of the archive in turn; returns the durations in milliseconds.
 * @param {string} origin
 * @param {string} cookie
 * @param {number} articles
 * @param {number} times
 */
async function saves(origin, cookie, articles, times) {
  const headers = { cookie, 'content-type': 'application/json', 'if-match': '*' };
  const durations = [];
  for (let at = 0; at < times; at += 1) {
    const id = at % 2 ? newestId(articles) : articleId(Math.floor((at * articles) / times));
    const address = `${origin}/api/admin/articles/${id}`;
    const article = await (await fetch(address, { headers })).json();
    const body = JSON.stringify({ ...article, standfirst: `Saved as number ${at}.` });
    const begun = performance.now();
    const answer = await fetch(address, { method: 'PUT', headers, body });
    if (!answer.ok) throw new Error(await answer.text());
    durations.push(performance.now() - begun);
  }
  return durations;
}

/** @typedef {{ articles: number, p50: number, p95: number, errors: number }} Figures */

/**
 * One round of all questions to one site.
 * @param {import('../load/load-generator.mjs').LoadGenerator} generator
 * @param {{ port: number, articles: number, cookie: string }} site
 * @param {{ round: number, milliseconds: number }} options
 * @returns {Promise<Map<string, Figures>>}
 */
async function roundOf(generator, { port, articles, cookie }, { round, milliseconds }) {
  /** @type {Map<string, Figures>} */
  const found = new Map();
  const { readers, desk } = requestsOf(articles);
  const asked = [
    ...readers.map((load) => ({ ...load, headers: { host: FOREIGN_HOST } })),
    ...desk.map((load) => ({ ...load, headers: { cookie } })),
  ];
  for (const { name, paths, headers } of asked) {
    const requests = paths.map((path, at) =>
      getRequest(port, path, {
        ...headers,
        'x-forwarded-for': `10.${round + 1}.${at >> 8}.${at & 255}`,
      }),
    );
    const order = { port, requests, connections: 1, milliseconds };
    const { errors, latencies } = await generator.fire(order);
    const [p50 = 0, p95 = 0] = latencies;
    found.set(name, { articles, p50, p95, errors });
  }
  const durations = await saves(`http://localhost:${port}`, cookie, articles, SAVES);
  found.set('save', {
    articles,
    p50: median(durations),
    p95: quantile(durations, 0.95),
    errors: 0,
  });
  return found;
}

/**
 * Measures what a small site and a large one take for the same, in turns: one request at a time.
 * @param {object} options
 * @param {import('../load/load-generator.mjs').LoadGenerator} options.generator
 * @param {{ port: number, pid: number, articles: number }[]} options.sites
 * @param {number} options.rounds
 * @param {number} options.milliseconds of a round
 */
export async function measureGrowth({ generator, sites, rounds, milliseconds }) {
  const ready = [];
  for (const site of sites)
    ready.push({ ...site, cookie: await logIn(`http://localhost:${site.port}`) });
  /** @type {{ name: string, figures: Figures }[]} */
  const noted = [];
  for (let round = -1; round < rounds; round += 1) {
    for (const site of ready) {
      const found = await roundOf(generator, site, { round, milliseconds });
      // The first round is a warm-up.
      if (round >= 0) for (const [name, figures] of found) noted.push({ name, figures });
    }
  }
  const rows = [...Map.groupBy(noted, ({ name }) => name)].flatMap(([what, all]) =>
    [...Map.groupBy(all, ({ figures }) => figures.articles)].map(([articles, own]) => ({
      what,
      articles,
      p50: median(own.map(({ figures }) => figures.p50)),
      p95: median(own.map(({ figures }) => figures.p95)),
      errors: own.reduce((sum, { figures }) => sum + figures.errors, 0),
    })),
  );
  const megabytes = sites.map(({ pid, articles }) => ({
    articles,
    megabytes: residentMegabytes(pid) ?? 0,
  }));
  return { rows, megabytes };
}
