import * as z from 'zod/mini';
import type { CollectionName } from '../collections.ts';
import { done } from '../errors.ts';
import { defineRead, mustBeProvenOwner } from '../use-case.ts';
import { archivedNames } from './archive-format.ts';
import { writeArchive } from './write-archive.ts';

export interface ExportedArchive {
  /** What to call the file. */
  fileName: string;
  bytes: Uint8Array;
}

/** Everything but accounts, sessions and the activity log, as one archive. */
export const exportArchive = defineRead({
  name: 'exportArchive',
  may: mustBeProvenOwner,
  input: z.object({}),
  read: async (view, { actor, ports }) => {
    const createdAt = ports.clock.now();
    const records = new Map<CollectionName, readonly unknown[]>();
    for (const name of archivedNames) records.set(name, await view.list(name));
    const bytes = await writeArchive(
      { createdAt, edition: ports.edition, records },
      await ports.archives(),
    );
    await ports.online?.security.record(actor, {
      kind: 'export',
      description: 'exported all content',
    });
    const day = createdAt.toISOString().slice(0, 10);
    return done<ExportedArchive>({ fileName: `daybreak-${day}.zip`, bytes });
  },
});
