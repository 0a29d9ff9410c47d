/**
 * Compares how fast two builds send cached pages: `npm run bench -- builds --beside {folder}` starts the
 * build in that folder (a built checkout of another commit) and this project's, each twice, over the
 * samples, and loads them alternately with the bare server. A difference between builds counts only if it
 * exceeds that between two processes of one build.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../scripts/project.mjs';
import { residentMegabytes } from './contenders/process-figures.mjs';
import { startBare } from './contenders/start-bare.mjs';
import { startDaybreak } from './contenders/start-daybreak.mjs';
import { startLoadGenerator } from './load/load-generator.mjs';
import { measureThroughput } from './measures/measure-throughput.mjs';
import { reportOf } from './measures/report.mjs';

/** Number of articles in the samples. */
const SAMPLES = 15;

const { values: asked } = parseArgs({ options: { beside: { type: 'string', default: '.' } } });
const roots = [resolve(asked.beside), projectRoot];
const folder = await mkdtemp(join(tmpdir(), 'daybreak-bench-builds-'));
const bare = await startBare();
const generator = startLoadGenerator();
/** @type {Awaited<ReturnType<typeof startDaybreak>>[]} */
const contenders = [];
try {
  for (const time of [1, 2]) {
    for (const [at, root] of roots.entries()) {
      const name = `${basename(root)} ${time}`;
      const place = join(folder, `${at}-${time}`);
      const database = { DAYBREAK_DEMO: '1' };
      contenders.push(await startDaybreak({ name, root, folder: place, database }));
    }
  }
  const loads = [
    { name: 'home', paths: ['/'] },
    { name: 'article', paths: ['/article/article-4'] },
  ];
  const cases = [50, 500].flatMap((connections) =>
    loads.map((load) => ({ load, encoding: 'br', connections })),
  );
  const measured = await measureThroughput({
    generator,
    bare,
    moreBare: [],
    contenders,
    cases,
    rounds: 7,
    milliseconds: 1000,
  });
  const machine = { date: new Date().toISOString().slice(0, 16), node: process.version };
  const megabytes = Object.fromEntries(
    contenders.map(({ name, pid }) => [name, residentMegabytes(pid) ?? 0]),
  );
  const throughput = { articles: SAMPLES, cases: measured, megabytes };
  console.log(reportOf({ machine, throughput }));
} finally {
  generator.close();
  for (const { stop } of [bare, ...contenders]) await stop();
  await rm(folder, { recursive: true, force: true });
}
