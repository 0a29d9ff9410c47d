import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import process from 'node:process';
import { afterAll, expect, test } from 'vitest';
import { createIncomingFiles } from './incoming-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'daybreak-incoming-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('[upload-sweep] files of ended processes are removed, those of running ones kept', async () => {
  const incoming = createIncomingFiles(folder);
  const own = await incoming.newPath();
  await writeFile(own, 'left by a process of this number');
  const nameOf = (machine: string, pid: number) =>
    basename(own).replace(/^\w+-\d+/, `${machine}-${pid}`);
  const here = basename(own).split('-', 1)[0] ?? '';
  const running = nameOf(here, process.ppid);
  const ended = nameOf(here, 2 ** 22 + 1);
  const elsewhere = nameOf('00000000', 1);
  const longAgo = `${elsewhere}-old`;
  for (const name of [running, ended, elsewhere, longAgo]) await writeFile(join(folder, name), '');
  const yesterday = new Date(Date.now() - 24 * 60 * 60_000);
  await utimes(join(folder, longAgo), yesterday, yesterday);
  await incoming.sweep();
  expect((await readdir(folder)).sort()).toEqual([running, elsewhere].sort());
});
