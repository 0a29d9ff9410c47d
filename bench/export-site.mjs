/**
 * Exports a site of 1,000 articles as plain files, with a card for the links of each page, three times. Says how much a search
 * of the exported site loads. bench/README.md explains the figures.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { inProject } from '../scripts/project.mjs';
import { runProgram } from '../scripts/run-tool.mjs';
import { openDatabases } from './data/open-databases.mjs';
import { quantile } from './measures/statistics.mjs';

const ARTICLES = 1000;
const ROUNDS = 3;

/** Longest export, in seconds. */
const MOST = 60;

const folder = await mkdtemp(join(tmpdir(), 'daybreak-bench-'));
try {
  const databases = await openDatabases({ isPostgres: false, folder });
  const database = await databases.with(ARTICLES);
  const site = join(folder, 'site');
  const command = [inProject('dist/server/daybreak.js'), 'export-site', site, '--force'];
  const env = { ...database, DATA_DIR: folder, ORIGIN: 'https://news.example.com' };
  /** @type {number[]} */
  const took = [];
  let said = '';
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    const { code, output } = await runProgram(process.execPath, command, { env });
    if (code !== 0) throw new Error(output);
    took.push((performance.now() - began) / 1000);
    said = output.trim().split('\n').at(-1) ?? '';
  }
  const files = (await readdir(site, { recursive: true })).length;
  const records = await readFile(join(site, 'search-records.json'));
  const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
  console.log(`node ${process.version}, ${new Date().toISOString().slice(0, 10)}`);
  console.log(`${said.replace(site, 'a folder')} (${files} files and folders)`);
  console.log(`seconds: ${took.map((one) => one.toFixed(1)).join(', ')}; at most ${MOST}`);
  console.log(
    `records of searches: ${megabytes(records.length)}, ${megabytes(gzipSync(records).length)} compressed`,
  );
  if (quantile(took, 1) > MOST) process.exitCode = 1;
  await databases.close();
} finally {
  await rm(folder, { recursive: true, force: true });
}
