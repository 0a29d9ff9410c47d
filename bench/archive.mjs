/**
 * Exports an archive of a large site from a running server, imports it into an empty site and compares
 * both, while a reader loads pages. `--articles 100000 --media 2048` (megabytes).
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { inProject } from '../scripts/project.mjs';
import { addDesk, addUploads, hashOfRecords, hashOfUploads } from './archive/site-data.mjs';
import { watchServer } from './archive/watch-server.mjs';
import { ADMIN_PASSWORD, startDaybreak } from './contenders/start-daybreak.mjs';
import { copyOfDatabase } from './data/prepared-database.mjs';
import { logIn } from './measures/log-in.mjs';

const { values: asked } = parseArgs({
  options: {
    articles: { type: 'string', default: '100000' },
    media: { type: 'string', default: '2048' },
  },
});

const run = promisify(execFile);
const folder = await mkdtemp(join(tmpdir(), 'daybreak-bench-archive-'));
const archive = join(folder, 'archive.zip');

/** @param {string} name @param {Record<string, string>} database */
async function startSite(name, database) {
  const place = join(folder, name);
  await mkdir(place, { recursive: true });
  const options = { name, folder: place, database: { ...database, ADMIN_PASSWORD } };
  const server = await startDaybreak(options);
  const origin = `http://127.0.0.1:${server.port}`;
  const cookie = await logIn(origin);
  /** @param {'export' | 'import'} what */
  const transfer = (what) =>
    run(process.execPath, [
      inProject('bench/archive/transfer.mjs'),
      ...[what, origin, cookie, archive],
    ]);
  return { ...server, origin, cookie, transfer };
}

try {
  const file = await copyOfDatabase(Number(asked.articles), folder);
  await addDesk(file);
  await addUploads(file, join(folder, 'from', 'media'), Number(asked.media));

  const from = await startSite('from', { DATABASE_FILE: file });
  const nothing = await watchServer(from, () => setTimeout(20_000));
  const usage = await watchServer(from, () =>
    fetch(`${from.origin}/api/admin/storage`, { headers: { cookie: from.cookie } }),
  );
  const exported = await watchServer(from, () => from.transfer('export'));
  await from.stop();

  const target = join(folder, 'to.sqlite');
  const to = await startSite('to', { DATABASE_FILE: target });
  const imported = await watchServer(to, () => to.transfer('import'));
  await to.stop();

  const megabytes = (await stat(archive)).size / 1024 ** 2;
  const records = [await hashOfRecords(file), await hashOfRecords(target)];
  const uploads = [
    await hashOfUploads(join(folder, 'from', 'media')),
    await hashOfUploads(join(folder, 'to', 'media')),
  ];
  console.log(
    `Archive of ${records[0]?.records} records and ${uploads[0]?.files} uploads: ${megabytes.toFixed(0)} MB`,
  );
  console.log(
    `records are ${records[0]?.hash === records[1]?.hash ? 'equal' : 'DIFFERENT'}, uploads are ${uploads[0]?.hash === uploads[1]?.hash ? 'equal' : 'DIFFERENT'}`,
  );
  for (const [name, figures] of Object.entries({ nothing, usage, exported, imported })) {
    const { seconds, pages, p50, p99, most, memory } = figures;
    console.log(
      `| ${name} | ${seconds.toFixed(1)} | ${pages} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${most.toFixed(0)} | ${memory.toFixed(0)} |`,
    );
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
