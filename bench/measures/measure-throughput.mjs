import { processorSeconds } from '../contenders/process-figures.mjs';
import { getRequest } from '../load/load-generator.mjs';
import { median, spreadOf } from './statistics.mjs';

/** @typedef {Awaited<ReturnType<typeof import('../contenders/start-bare.mjs').startBare>>} Bare */

/** Duration of the requests before each case that fill caches and compile code, in milliseconds. */
const WARM_UP = 1000;

/**
 * @typedef {object} Case
 * @property {import('./loads.mjs').Load} load
 * @property {string} encoding as in `accept-encoding`
 * @property {number} connections
 *
 * @typedef {object} Round
 * @property {number} perSecond
 * @property {number} p50 milliseconds
 * @property {number} p99 milliseconds
 * @property {number} errors
 * @property {number} processorMicroseconds per answer
 * @property {number} bytes of a body
 * @property {number} generator the share of a core that the load generator took
 *
 * @typedef {object} ContenderFigures
 * @property {string} contender
 * @property {import('./statistics.mjs').Spread} perSecond
 * @property {number} ratio to bare, the median of the rounds' own ratios
 * @property {number} p50 milliseconds
 * @property {number} p99 milliseconds
 * @property {number} errors
 * @property {number} processorMicroseconds per answer
 * @property {number} bytes of a body
 * @property {number} generator the share of a core that the load generator took
 *
 * @typedef {{ load: string, encoding: string, connections: number, figures: ContenderFigures[] }} CaseFigures
 */

/**
 * Combines loads with encodings: all of them on few connections, those in `onMany` also on many.
 * @param {import('./loads.mjs').Load[]} loads
 * @param {string[]} onMany names of loads
 * @returns {Case[]}
 */
export const casesOf = (loads, onMany) =>
  loads.flatMap((load) =>
    ['identity', 'br'].flatMap((encoding) =>
      [50, 500]
        .filter((connections) => connections === 50 || onMany.includes(load.name))
        .map((connections) => ({ load, encoding, connections })),
    ),
  );

/** Number of addresses that a load with a limit per address comes from. */
const SENDERS = 2000;

/** @param {import('./loads.mjs').Load} load @param {number} port @param {Record<string, string>} headers */
function requestsOf({ paths, isLimited }, port, headers) {
  if (!isLimited) return paths.map((path) => getRequest(port, path, headers));
  return Array.from({ length: SENDERS }, (_, at) =>
    getRequest(port, paths[at % paths.length] ?? '/', {
      ...headers,
      'x-forwarded-for': `10.1.${at >> 8}.${at & 255}`,
    }),
  );
}

/**
 * @param {import('../load/load-generator.mjs').LoadGenerator} generator
 * @param {import('../contenders/start-daybreak.mjs').Contender} contender
 * @param {Case} one
 * @param {number} milliseconds
 * @returns {Promise<Round>}
 */
async function oneRound(generator, { port, pid }, { load, encoding, connections }, milliseconds) {
  const requests = requestsOf(load, port, { 'accept-encoding': encoding });
  const before = processorSeconds(pid);
  const fired = await generator.fire({ port, requests, connections, milliseconds });
  const { answers, errors, bytes, seconds, latencies } = fired;
  return {
    perSecond: answers / seconds,
    p50: latencies[0] ?? 0,
    p99: latencies[2] ?? 0,
    errors,
    processorMicroseconds: ((processorSeconds(pid) - before) * 1e6) / Math.max(1, answers),
    bytes: Math.round(bytes / Math.max(1, answers)),
    generator: fired.processor,
  };
}

/**
 * @typedef {object} Options
 * @property {import('../load/load-generator.mjs').LoadGenerator} generator
 * @property {Bare} bare
 * @property {Bare[]} moreBare the same with more processes
 * @property {import('../contenders/start-daybreak.mjs').Contender[]} contenders
 * @property {Case[]} cases
 * @property {number} rounds
 * @property {number} milliseconds of a round
 */

/** @param {Options} options @param {Case} one @returns {Promise<CaseFigures>} */
async function measureCase(options, one) {
  const { generator, bare, moreBare, contenders, rounds, milliseconds } = options;
  const { load, encoding, connections } = one;
  const wanted = load.paths.map((path) => ({ path, encoding }));
  for (const server of [bare, ...moreBare]) await server.keep(contenders[0]?.port ?? 0, wanted);
  const all = [bare, ...contenders, ...moreBare];
  // Warms up every process, since caches aren't shared.
  for (const contender of all) await oneRound(generator, contender, one, WARM_UP);
  /** @type {Map<string, Round[]>} */
  const taken = new Map(all.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    // Reverses the order every other round, so that a machine that slows down affects all equally.
    for (const contender of round % 2 ? all.toReversed() : all) {
      taken.get(contender.name)?.push(await oneRound(generator, contender, one, milliseconds));
    }
  }
  const limit = taken.get(bare.name) ?? [];
  const figures = all.map(({ name }) => figuresOf(name, taken.get(name) ?? [], limit));
  return { load: load.name, encoding, connections, figures };
}

/**
 * Measures each contender's answers per second and latency in alternating rounds; the bare server sends
 * the first contender's answers.
 * @param {Options} options
 */
export async function measureThroughput(options) {
  const measured = [];
  for (const one of options.cases) {
    console.error(`  ${one.load.name}, ${one.encoding}, ${one.connections} connections`);
    measured.push(await measureCase(options, one));
  }
  return measured;
}

/**
 * @param {string} contender
 * @param {Round[]} rounds
 * @param {Round[]} limit the bare server's
 * @returns {ContenderFigures}
 */
function figuresOf(contender, rounds, limit) {
  /** @param {keyof Round} name */
  const middle = (name) => median(rounds.map((round) => round[name]));
  return {
    contender,
    perSecond: spreadOf(rounds.map(({ perSecond }) => perSecond)),
    ratio: median(rounds.map(({ perSecond }, at) => perSecond / (limit[at]?.perSecond ?? 1))),
    p50: middle('p50'),
    p99: middle('p99'),
    errors: rounds.reduce((sum, { errors }) => sum + errors, 0),
    processorMicroseconds: middle('processorMicroseconds'),
    bytes: middle('bytes'),
    generator: middle('generator'),
  };
}
