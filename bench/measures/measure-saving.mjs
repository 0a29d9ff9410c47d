import { setTimeout } from 'node:timers/promises';
import { residentMegabytes } from '../contenders/process-figures.mjs';
import { getRequest } from '../load/load-generator.mjs';
import { newestId } from './loads.mjs';
import { logIn } from './log-in.mjs';
import { quantile } from './statistics.mjs';

/** Highest age of a page, and intervals between saves and between polls, in milliseconds. */
const ALLOWED_AGE = 1000;
const BETWEEN_SAVES = 1000;
const BETWEEN_LOOKS = 20;

/** A search that finds the saved article by its title. */
const SEARCH = '/search?q=bench+saved+number';

/**
 * @typedef {object} Saved
 * @property {number} serial
 * @property {number} at when the save was confirmed
 */

/** @param {string} origin @param {string} id */
async function createEditor(origin, id) {
  const headers = {
    cookie: await logIn(origin),
    'content-type': 'application/json',
    'if-match': '*',
  };
  const address = `${origin}/api/admin/articles/${id}`;
  let article = await (await fetch(address, { headers })).json();
  return {
    /**
     * Saves the article with that number in its title.
     * @param {number} serial
     */
    save: async (serial) => {
      const body = JSON.stringify({
        ...article,
        title: `The bench saved this as number ${serial}`,
      });
      const answer = await fetch(address, { method: 'PUT', headers, body });
      const answered = await answer.json();
      // The next save sends the stored fields back: changed values of fields without a form are refused.
      if (answer.ok) article = answered;
      return answer.ok;
    },
  };
}

/**
 * Measures with readers on many connections while an editor saves every second and the pages that must
 * show it, the homepage, the article and a search for its title, are polled.
 * @param {object} options
 * @param {import('../load/load-generator.mjs').LoadGenerator} options.generator
 * @param {import('../contenders/start-daybreak.mjs').Contender} options.contender
 * @param {number} options.articles in its database
 * @param {number} options.connections
 * @param {number} options.milliseconds
 */
export async function measureSaving({ generator, contender, articles, connections, milliseconds }) {
  const origin = `http://localhost:${contender.port}`;
  const id = newestId(articles);
  const editor = await createEditor(origin, id);
  const paths = ['/', `/article/${id}`];
  const end = performance.now() + milliseconds;
  /** @type {Saved[]} */
  const saved = [];
  /** @type {number[]} */
  const saveTimes = [];
  let failures = 0;
  let looks = 0;
  let stale = 0;
  /**
   * Milliseconds from each save to its first appearance, by page and serial. @type {Map<string, number>}
   */
  const seen = new Map();

  async function edit() {
    for (let serial = 1; performance.now() < end; serial += 1) {
      const started = performance.now();
      const isSaved = await editor.save(serial);
      const at = performance.now();
      if (isSaved) saved.push({ serial, at });
      else failures += 1;
      saveTimes.push(at - started);
      await setTimeout(Math.max(0, BETWEEN_SAVES - (at - started)));
    }
  }

  /** @param {string} path */
  async function watch(path) {
    while (performance.now() < end) {
      const asked = performance.now();
      const answer = await fetch(origin + path);
      const text = (await answer.text()).replaceAll(/<\/?mark\b[^>]*>/g, '');
      const now = performance.now();
      looks += 1;
      if (!answer.ok) failures += 1;
      const shown = Number(/saved this as number (\d+)/.exec(text)?.[1] ?? 0);
      const due = saved.findLast(({ at }) => at < asked - ALLOWED_AGE)?.serial ?? 0;
      if (shown < due) stale += 1;
      const save = saved.find(({ serial }) => serial === shown);
      if (save && !seen.has(`${path} ${shown}`)) seen.set(`${path} ${shown}`, now - save.at);
      await setTimeout(BETWEEN_LOOKS);
    }
  }

  const [fired] = await Promise.all([
    generator.fire({
      port: contender.port,
      requests: paths.map((path) => getRequest(contender.port, path, { 'accept-encoding': 'br' })),
      connections,
      milliseconds,
    }),
    edit(),
    ...[...paths, SEARCH].map(watch),
  ]);
  /** @param {boolean} isSearch */
  const delaysOf = (isSearch) =>
    [...seen].filter(([key]) => key.startsWith(SEARCH) === isSearch).map(([, delay]) => delay);
  const [shown, found] = [delaysOf(false), delaysOf(true)];
  return {
    contender: contender.name,
    articles,
    connections,
    seconds: milliseconds / 1000,
    perSecond: fired.answers / fired.seconds,
    p50: fired.latencies[0] ?? 0,
    p99: fired.latencies[2] ?? 0,
    errors: fired.errors + failures,
    saves: saved.length,
    saveP50: quantile(saveTimes, 0.5),
    saveMost: Math.max(...saveTimes),
    looks,
    stale,
    shownAfterP50: quantile(shown, 0.5),
    shownAfterMost: Math.max(0, ...shown),
    found: found.length,
    foundAfterP50: quantile(found, 0.5),
    foundAfterMost: Math.max(0, ...found),
    megabytes: residentMegabytes(contender.pid) ?? 0,
  };
}

/** @typedef {Awaited<ReturnType<typeof measureSaving>>} SavingFigures */
