/** Program of the thread for archives: writes or reads one, with its own database connection. */
import process from 'node:process';
import { parentPort, type Transferable, workerData } from 'node:worker_threads';
import { streamOf } from '#api/streams.ts';
import { done } from '#core/errors.ts';
import { openDiskFile } from '#server/archives/disk-file.ts';
import { duringRequest } from '#server/http/current-request.ts';
import { createLog } from '#server/log.ts';
import { openServerNewsroom } from '../server-newsroom.ts';
import type { ArchiveMessage, ArchiveTask } from './archive-task.ts';

const { config, use, actor, address, path, cancelled }: ArchiveTask = workerData;

const log = createLog(config.logLevel, (line) => process.stderr.write(line));
const opened = await openServerNewsroom(config, log);
const { backOffice } = opened;

const answer = (given: ArchiveMessage, transferred: Transferable[] = []): void =>
  parentPort?.postMessage(given, transferred);

/** Transfers the archive as a stream; resolves when it has been read. */
async function exportArchive(): Promise<void> {
  const outcome = await backOffice.exportArchive(actor, {});
  if (!outcome.ok) return answer({ exported: outcome });
  const { bytes, fileName } = outcome.value;
  await new Promise<void>((resolve) => {
    async function* untilRead() {
      try {
        yield* bytes;
      } finally {
        resolve();
      }
    }
    const stream = streamOf(untilRead());
    answer({ exported: done({ fileName, bytes: stream }) }, [stream as Transferable]);
  });
}

async function readArchive(): Promise<void> {
  const archive = await openDiskFile(path);
  const isCancelled = (): boolean => Atomics.load(cancelled, 0) === 1;
  const read = use === 'checkArchive' ? backOffice.checkArchive : backOffice.importArchive;
  answer({ read: await read(actor, { archive, isCancelled }) });
}

// A pending transferred stream doesn't keep a thread running.
const waiting = setInterval(() => {}, 60_000);
try {
  await duringRequest({ id: '', address }, use === 'exportArchive' ? exportArchive : readArchive);
  answer('ended');
} finally {
  clearInterval(waiting);
  await opened.close();
}
