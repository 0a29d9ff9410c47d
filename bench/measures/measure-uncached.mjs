import { getRequest } from '../load/load-generator.mjs';
import { FOREIGN_HOST, uncachedLoads } from './loads.mjs';
import { median, spreadOf } from './statistics.mjs';

/**
 * @typedef {object} UncachedFigures
 * @property {string} page
 * @property {number} articles in the database
 * @property {import('./statistics.mjs').Spread} p50 milliseconds
 * @property {number} p95 milliseconds
 * @property {number} p99 milliseconds
 * @property {number} errors
 */

/** @param {number[][]} latencies of each round @param {number} at */
const middle = (latencies, at) => median(latencies.map((round) => round[at] ?? 0));

/**
 * Measures the latency of uncached pages: one connection, one request at a time, databases in turn.
 * @param {object} options
 * @param {import('../load/load-generator.mjs').LoadGenerator} options.generator
 * @param {{ port: number, articles: number }[]} options.sites
 * @param {number} options.rounds
 * @param {number} options.milliseconds of a round
 * @returns {Promise<UncachedFigures[]>}
 */
export async function measureUncached({ generator, sites, rounds, milliseconds }) {
  /** @type {Map<string, UncachedFigures & { latencies: number[][] }>} */
  const found = new Map();
  for (let round = -1; round < rounds; round += 1) {
    for (const { port, articles } of sites) {
      for (const { name, paths } of uncachedLoads(articles)) {
        const requests = paths.map((path, at) =>
          getRequest(port, path, {
            host: FOREIGN_HOST,
            'x-forwarded-for': `10.0.${at >> 8}.${at & 255}`,
          }),
        );
        const order = { port, requests, connections: 1, milliseconds };
        const { errors, latencies } = await generator.fire(order);
        // The first round is a warm-up.
        if (round < 0) continue;
        const key = `${name} ${articles}`;
        const before = found.get(key);
        const all = [...(before?.latencies ?? []), latencies];
        found.set(key, {
          page: name,
          articles,
          p50: spreadOf(all.map(([p50 = 0]) => p50)),
          p95: middle(all, 1),
          p99: middle(all, 2),
          errors: errors + (before?.errors ?? 0),
          latencies: all,
        });
      }
    }
  }
  return [...found.values()]
    .map(({ latencies: _, ...figures }) => figures)
    .toSorted((one, other) => one.page.localeCompare(other.page) || one.articles - other.articles);
}
