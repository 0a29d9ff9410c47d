/** Measures how long share cards take to make and to send again, over HTTP; fails above 150 ms at the 95th percentile. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fetchAnswer } from './contenders/fetch-answer.mjs';
import { startDaybreak } from './contenders/start-daybreak.mjs';
import { quantile } from './measures/statistics.mjs';

const MOST = 150;

const folder = await mkdtemp(join(tmpdir(), 'daybreak-cards-'));
try {
  const database = { DAYBREAK_DEMO: '1' };
  const server = await startDaybreak({ name: 'daybreak', database, folder });
  try {
    const site = (await fetchAnswer(server.port, '/sitemap.xml')).body.toString();
    const pages = [...site.matchAll(/<loc>[^<]*?(\/(?:article|category|author)\/[^<]*)<\/loc>/g)];
    /** @type {Record<'first' | 'made' | 'kept', number[]>} */
    const took = { first: [], made: [], kept: [] };
    for (const [, path = ''] of pages) {
      const html = (await fetchAnswer(server.port, path)).body.toString();
      const card = /property="og:image" content="[^"]*?(\/share\/\w+\/[^"]*)"/.exec(html)?.[1];
      if (card === undefined) continue;
      for (const times of [took.first.length > 0 ? took.made : took.first, took.kept]) {
        const began = performance.now();
        const { status } = await fetchAnswer(server.port, card);
        if (status !== 200) throw new Error(`${card} answered ${status}.`);
        times.push(performance.now() - began);
      }
    }
    const said = (/** @type {number[]} */ times) =>
      `${quantile(times, 0.5).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms`;
    console.log(`node ${process.version}, ${new Date().toISOString().slice(0, 10)}`);
    console.log(
      `the first, with fonts: ${said(took.first)}; ${took.made.length} further: ${said(took.made)}; kept: ${said(took.kept)}`,
    );
    if (quantile(took.made, 0.95) > MOST) process.exitCode = 1;
  } finally {
    await server.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
