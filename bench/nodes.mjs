/**
 * Processor time of a request with one node of Daybreak and with two that share a PostgreSQL, in turns: kept pages, pages that
 * nobody kept, and kept pages beside two saves a second. The second node is idle while the first is measured alone. Where
 * cores are scarce, processor time tells what throughput can't.
 * `--articles 1000`, `--rounds 5`, `--milliseconds 3000`, `--connections 8` of each node's readers.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { processorSeconds } from './contenders/process-figures.mjs';
import { ADMIN_PASSWORD, startDaybreak } from './contenders/start-daybreak.mjs';
import { openDatabases } from './data/open-databases.mjs';
import { getRequest, startLoadGenerator } from './load/load-generator.mjs';
import { FOREIGN_HOST, newestId, readPaths, uncachedLoads } from './measures/loads.mjs';
import { logIn } from './measures/log-in.mjs';
import { median } from './measures/statistics.mjs';
import { short, tableOf } from './measures/table.mjs';

const { values: asked } = parseArgs({
  options: {
    articles: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '5' },
    milliseconds: { type: 'string', default: '3000' },
    connections: { type: 'string', default: '8' },
  },
});

const articles = Number(asked.articles);
const milliseconds = Number(asked.milliseconds);
const connections = Number(asked.connections);

/** Milliseconds from a save to the next. */
const SAVE_EVERY = 500;

const kept = { paths: readPaths(articles), headers: {} };
const cold = {
  paths: uncachedLoads(articles)
    .filter(({ name }) => name !== 'search')
    .flatMap(({ paths }) => paths),
  headers: { host: FOREIGN_HOST },
};
const loads = [
  { name: 'kept', ...kept, saves: false },
  { name: 'nobody kept', ...cold, saves: false },
  { name: 'kept, beside saves', ...kept, saves: true },
];

/**
 * Saves the newest article again and again until it is told to stop.
 * @param {number} port
 * @param {string} cookie
 */
function startSaving(port, cookie) {
  const address = `http://localhost:${port}/api/admin/articles/${newestId(articles)}`;
  const headers = { cookie, 'content-type': 'application/json', 'if-match': '*' };
  let count = 0;
  let isStopped = false;
  const save = async () => {
    const article = await (await fetch(address, { headers })).json();
    count += 1;
    const body = JSON.stringify({ ...article, standfirst: `Saved ${count} times.` });
    const answer = await fetch(address, { method: 'PUT', headers, body });
    if (!answer.ok) throw new Error(await answer.text());
    await answer.text();
  };
  const run = async () => {
    while (!isStopped) {
      await save();
      await setTimeout(SAVE_EVERY);
    }
  };
  const running = run();
  // `stop` throws what ended it.
  running.catch(() => {});
  return async () => {
    isStopped = true;
    await running;
  };
}

const folder = await mkdtemp(join(tmpdir(), 'daybreak-bench-'));
const databases = await openDatabases({ isPostgres: true, folder });
const generators = [startLoadGenerator(), startLoadGenerator()];
/** @type {Awaited<ReturnType<typeof startDaybreak>>[]} */
const nodes = [];
try {
  const { DATABASE_URL = '' } = await databases.with(articles);
  const database = { DATABASE_URL, ADMIN_PASSWORD };
  const cookies = new Map();
  for (const name of ['node1', 'node2']) {
    const node = await startDaybreak({ name, database, folder: join(folder, name) });
    nodes.push(node);
    cookies.set(node, await logIn(`http://localhost:${node.port}`));
  }

  /**
   * @param {(typeof loads)[number]} load
   * @param {typeof nodes} serving
   */
  async function roundOf({ paths, headers, saves }, serving) {
    const used = () => ({
      nodes: serving.reduce((sum, { pid }) => sum + processorSeconds(pid), 0),
      postgres: processorSeconds(databases.pid()),
    });
    const stop = saves ? startSaving(nodes[0]?.port ?? 0, cookies.get(nodes[0])) : async () => {};
    const before = used();
    const firing = serving.map(({ port }, at) => {
      const requests = paths.map((path, index) =>
        getRequest(port, path, { ...headers, 'x-forwarded-for': `10.${at}.0.${index % 250}` }),
      );
      return generators[at]?.fire({ port, requests, connections, milliseconds });
    });
    const fired = await Promise.all(firing).finally(stop);
    const after = used();
    const answers = fired.reduce((sum, one) => sum + (one?.answers ?? 0), 0);
    const errors = fired.reduce((sum, one) => sum + (one?.errors ?? 0), 0);
    return {
      answers: answers / (milliseconds / 1000),
      errors,
      node: ((after.nodes - before.nodes) / answers) * 1e6,
      database: ((after.postgres - before.postgres) / answers) * 1e6,
    };
  }

  const table = [];
  for (const load of loads) {
    /** @type {Map<number, Awaited<ReturnType<typeof roundOf>>[]>} */
    const found = new Map([
      [1, []],
      [2, []],
    ]);
    for (let round = -1; round < Number(asked.rounds); round += 1) {
      for (const [count, rounds] of found) {
        const figures = await roundOf(load, nodes.slice(0, count));
        // The first round is a warm-up.
        if (round >= 0) rounds.push(figures);
      }
    }
    const [one = [], two = []] = found.values();
    /** @param {(typeof one)[number][]} rounds @param {'node' | 'database' | 'answers'} what */
    const middle = (rounds, what) => median(rounds.map((figures) => figures[what]));
    table.push({
      pages: load.name,
      'µs of a node, 1': short(middle(one, 'node')),
      'µs of two': short(middle(two, 'node')),
      ratio: (middle(two, 'node') / middle(one, 'node')).toFixed(2),
      'µs of PostgreSQL beside 1': short(middle(one, 'database')),
      'beside two': short(middle(two, 'database')),
      'answers/s of 1': short(middle(one, 'answers')),
      'of two': short(middle(two, 'answers')),
      errors: [...one, ...two].reduce((sum, { errors }) => sum + errors, 0),
    });
  }
  console.log(tableOf(table));
  console.log(`PostgreSQL, Node ${process.version}, ${availableParallelism()} cores.`);
} finally {
  for (const node of nodes) await node.stop();
  for (const generator of generators) generator.close();
  await databases.close();
  await rm(folder, { recursive: true, force: true });
}
