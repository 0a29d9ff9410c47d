/** Worker thread that writes or reads one archive: sets its priority, then loads its program. */
import { constants, platform, setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import type { ArchiveTask } from './archive-task.ts';

const { use }: ArchiveTask = workerData;

// On Linux this is the priority of the thread alone; elsewhere it would be that of the whole server. An import keeps its
// priority: it blocks other writers.
if (use === 'exportArchive' && platform() === 'linux') {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Some hosts don't permit it; the export is made all the same.
  }
}

// Half of what a small archive costs is the loading.
await import('./archive-work.ts');
