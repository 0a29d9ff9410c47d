/**
 * `npm run bench:pages`: Lighthouse on readers' pages of the server edition, from the production build
 * with sample content, and the bytes of each page by type before any interaction. With `--stories`, the content is the
 * demonstration newspaper with forty stories.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { findChromium } from '../scripts/browsers/find-chromium.mjs';
import { inProject } from '../scripts/project.mjs';
import { startDaybreak } from './contenders/start-daybreak.mjs';
import { installLighthouse } from './lighthouse/install-lighthouse.mjs';
import { runLighthouse } from './lighthouse/run-lighthouse.mjs';
import { median } from './measures/statistics.mjs';
import { tableOf } from './measures/table.mjs';

const { values: asked } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    page: { type: 'string' },
    stories: { type: 'boolean', default: false },
  },
});
const RUNS = asked.quick ? 1 : 3;

const pages = [
  { name: 'home', path: '/' },
  { name: 'category', path: '/category/tech' },
  { name: 'article', path: '/article/article-1' },
  { name: 'stories', path: '/web-stories' },
  { name: 'search', path: '/search' },
  // Marked `noindex`, which costs 37 points of SEO.
  { name: 'results', path: '/search?q=rain' },
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'story', path: '/web-stories?story=story-1' },
  { name: 'corrections', path: '/corrections' },
  { name: 'contact', path: '/contact-us' },
  { name: 'about', path: '/about-us' },
].filter(({ name }) => !asked.page || name === asked.page);

/** @typedef {import('./lighthouse/run-lighthouse.mjs').PageFigures} PageFigures */

/** @param {PageFigures[]} runs @param {(run: PageFigures) => number | undefined} read */
const middle = (runs, read) => median(runs.map((run) => read(run) ?? 0));

/** @param {string} name @param {PageFigures[]} runs */
const scoreRow = (name, runs) => ({
  page: name,
  performance: middle(runs, ({ scores }) => scores.performance),
  accessibility: middle(runs, ({ scores }) => scores.accessibility),
  'best practices': middle(runs, ({ scores }) => scores['best-practices']),
  SEO: middle(runs, ({ scores }) => scores.seo),
  'FCP s': (middle(runs, ({ paint }) => paint.fcp) / 1000).toFixed(2),
  'LCP s': (middle(runs, ({ paint }) => paint.lcp) / 1000).toFixed(2),
  'TBT ms': middle(runs, ({ paint }) => paint.tbt).toFixed(0),
  CLS: middle(runs, ({ paint }) => paint.cls).toFixed(3),
});

/** @param {string} name @param {PageFigures[]} runs */
function byteRow(name, runs) {
  /** @param {string} kind */
  const of = (kind) => middle(runs, ({ bytes }) => bytes[kind]);
  const kilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);
  const counted = ['Document', 'Script', 'Stylesheet', 'Font', 'Other'];
  return {
    page: name,
    ...Object.fromEntries(counted.map((kind) => [`${kind} KB`, kilobytes(of(kind))])),
    'together KB': kilobytes(counted.reduce((sum, kind) => sum + of(kind), 0)),
    'pictures KB': kilobytes(of('Image') + of('Media')),
  };
}

const folder = await mkdtemp(join(tmpdir(), 'daybreak-pages-'));
try {
  const [program, chromium] = [await installLighthouse(), await findChromium()];
  const before = (loadavg()[0] ?? 0).toFixed(1);
  const database = asked.stories
    ? { ADMIN_PASSWORD: 'correct-Horse-battery-9' }
    : { DAYBREAK_DEMO: '1' };
  if (asked.stories) {
    const env = { ...process.env, ...database, DATA_DIR: folder };
    const program = inProject('dist/server/daybreak.js');
    execFileSync(process.execPath, [program, 'fill-demonstration'], { env, stdio: 'ignore' });
  }
  const server = await startDaybreak({ name: 'daybreak', database, folder });
  /** @type {{ name: string, runs: PageFigures[] }[]} */
  const measured = [];
  try {
    for (const { name, path } of pages) {
      const address = `http://localhost:${server.port}${path}`;
      /** @type {PageFigures[]} */
      const runs = [];
      for (let run = 0; run < RUNS; run += 1) {
        runs.push(await runLighthouse({ program, chromium, address, folder }));
      }
      console.error(`  ${name}: ${runs.map(({ scores }) => Object.values(scores).join('/'))}`);
      measured.push({ name, runs });
    }
  } finally {
    await server.stop();
  }
  if (asked.json) console.log(JSON.stringify(measured, undefined, 2));
  else {
    console.log(
      `\nmedians of ${RUNS}, cores ${availableParallelism()}, node ${process.version}, load before ${before}\n`,
    );
    console.log(tableOf(measured.map(({ name, runs }) => scoreRow(name, runs))));
    console.log(`\n${tableOf(measured.map(({ name, runs }) => byteRow(name, runs)))}\n`);
    for (const { name, runs } of measured) {
      const short = new Set(runs.flatMap((run) => run.short));
      if (short.size > 0) console.log(`${name} falls short in: ${[...short].join(', ')}.`);
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
