/**
 * Measures figures against a log of 100,000 reports whose visitors and bots are known, some with forged browsers; then what a
 * report costs beside a page from memory. Fails beyond one per cent, five with forged browsers.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { inProject } from '../scripts/project.mjs';
import { ADMIN_PASSWORD, startDaybreak } from './contenders/start-daybreak.mjs';
import { getRequest, startLoadGenerator } from './load/load-generator.mjs';
import { logIn } from './measures/log-in.mjs';
import { quantile } from './measures/statistics.mjs';

const REPORTS = 100_000;
const SOCKETS = 20;
/** Milliseconds after which everything that was reported is stored, and bots are known. */
const FLUSHED = 70_000;

let seed = 1;
/** Returns a number from 0 to 1, the same in every run. */
function random() {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
}
/** @param {number} most */
const upTo = (most) => 1 + Math.floor(random() * most);

const browsers = [
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
];
const bots = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'curl/8.5.0',
  'python-requests/2.32.3',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
];

/** @typedef {{ kind: 'reader' | 'bot' | 'forged', address: string, browser: string, path: string, seconds: number }} Report */

/** @param {number} number */
const addressOf = (number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

/**
 * Readers with one to twelve views each, bots that say so, and, of the given share, bots with forged browsers, half of which
 * stay below what a person reads.
 * @param {readonly string[]} paths @param {number} forgedShare
 */
function logOf(paths, forgedShare) {
  /** @type {Report[]} */
  const log = [];
  let visitors = 0;
  let caller = 0;
  /** @param {Report['kind']} kind @param {string} browser @param {number} views */
  const visit = (kind, browser, views) => {
    caller += 1;
    for (let at = 0; at < views; at += 1) {
      const path = paths[Math.floor(random() * paths.length)] ?? '/';
      log.push({ kind, address: addressOf(caller), browser, path, seconds: 1 });
    }
  };
  const forged = REPORTS * forgedShare;
  while (log.length < forged * 0.9) visit('forged', browsers[caller % 4] ?? '', 300 + upTo(700));
  while (log.length < forged) visit('forged', browsers[caller % 4] ?? '', 10 + upTo(40));
  while (log.length < REPORTS) {
    if (random() < 0.1) visit('bot', bots[caller % bots.length] ?? '', upTo(12));
    else {
      visitors += 1;
      visit('reader', browsers[caller % 4] ?? '', upTo(12));
    }
  }
  const begun = log.map((report) => ({ report, at: random() }));
  // Half of what readers open they look at for 15 seconds.
  const read = begun
    .filter(({ report }) => report.kind === 'reader' && random() < 0.5)
    .map(({ report, at }) => ({ report: { ...report, seconds: 15 }, at: at + 1e-3 }));
  const order = [...begun, ...read].toSorted((a, b) => a.at - b.at);
  return { log: order.map(({ report }) => report), visitors };
}

/** @param {number} port @param {readonly Report[]} log */
async function send(port, log) {
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS });
  const origin = `http://localhost:${port}`;
  let next = 0;
  const one = async () => {
    while (next < log.length) {
      const report = log[next];
      if (!report) return;
      next += 1;
      const { address, browser, path, seconds } = report;
      const s = String(seconds);
      const search = new URLSearchParams({ p: path, r: 'www.google.com', w: '390', s });
      await new Promise((resolve, reject) => {
        const headers = { origin, 'user-agent': browser, 'x-forwarded-for': address };
        const options = { agent, port, method: 'POST', path: `/api/views?${search}`, headers };
        const asked = request({ host: 'localhost', ...options }, (answer) => {
          answer.resume();
          answer.on('end', resolve);
        });
        asked.on('error', reject);
        asked.end();
      });
    }
  };
  await Promise.all(Array.from({ length: SOCKETS }, one));
  agent.destroy();
}

/** @param {number} forgedShare */
async function compare(forgedShare) {
  const folder = await mkdtemp(join(tmpdir(), 'daybreak-figures-'));
  const database = { ADMIN_PASSWORD };
  try {
    const env = { ...process.env, ...database, DATA_DIR: folder };
    const program = inProject('dist/server/daybreak.js');
    execFileSync(process.execPath, [program, 'fill-demonstration'], { env, stdio: 'ignore' });
    const server = await startDaybreak({ name: 'daybreak', database, folder });
    try {
      const origin = `http://localhost:${server.port}`;
      const listed = await (await fetch(`${origin}/api/articles`)).json();
      const ids = listed.articles.map((/** @type {{ id: string }} */ { id }) => `/article/${id}`);
      const { log, visitors } = logOf(['/', ...ids], forgedShare);
      const began = performance.now();
      await send(server.port, log);
      const seconds = (performance.now() - began) / 1000;
      await setTimeout(FLUSHED);
      const headers = { cookie: await logIn(origin) };
      const figures = await (await fetch(`${origin}/api/admin/figures`, { headers })).json();
      const views = log.filter(({ kind, seconds: one }) => kind === 'reader' && one === 1).length;
      const ofViews = figures.total.views / views - 1;
      const ofVisitors = figures.visitors / visitors - 1;
      const inPercent = (/** @type {number} */ share) => `${(share * 100).toFixed(2)} %`;
      console.log(
        `${inPercent(forgedShare)} forged: ${views} views of readers, counted ${figures.total.views} (${inPercent(ofViews)}); ` +
          `${visitors} visitors, counted ${figures.visitors} (${inPercent(ofVisitors)}); ` +
          `${Math.round(log.length / seconds)} reports a second sent`,
      );
      console.log(
        `  bots: ${figures.bots.map((/** @type {any} */ one) => `${one.rule} ${one.views}`).join(', ')}`,
      );
      const most = forgedShare > 0 ? 0.05 : 0.01;
      if (Math.abs(ofViews) > most || Math.abs(ofVisitors) > most) process.exitCode = 1;
      return server.port;
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Compares pages alone with pages and as many reports, in turns. */
async function measureCost() {
  const folder = await mkdtemp(join(tmpdir(), 'daybreak-figures-'));
  const server = await startDaybreak({
    name: 'daybreak',
    database: { DAYBREAK_DEMO: '1' },
    folder,
  });
  const load = startLoadGenerator();
  try {
    const { port } = server;
    const page = getRequest(port, '/', { 'accept-encoding': 'br' });
    const head = { origin: `http://localhost:${port}`, 'user-agent': browsers[0] ?? '' };
    const report = getRequest(port, '/api/views?p=%2F&r=&w=390&s=15', head).replace('GET', 'POST');
    /** @type {number[]} */
    const ratios = [];
    /** @type {number[]} */
    const alone = [];
    for (let round = 0; round < 6; round += 1) {
      const order = { port, connections: 20, milliseconds: 2000 };
      const pages = await load.fire({ ...order, requests: [page] });
      const both = await load.fire({ ...order, requests: [page, report] });
      const [ofPages, ofBoth] = [pages.answers / pages.seconds, both.answers / both.seconds];
      if (round === 0) continue;
      alone.push(ofPages);
      ratios.push((2 / ofBoth - 1 / ofPages) * ofPages);
    }
    const cost = quantile(ratios, 0.5);
    console.log(
      `pages alone ${Math.round(quantile(alone, 0.5))} a second; a report costs ${cost.toFixed(2)} of a page from memory`,
    );
  } finally {
    load.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

console.log(`node ${process.version}, ${new Date().toISOString().slice(0, 10)}`);
await compare(0);
await compare(0.2);
await measureCost();
