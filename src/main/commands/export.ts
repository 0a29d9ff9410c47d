import { writeFile } from 'node:fs/promises';
import type { Command } from './command.ts';
import { operator, valueOrEnd, withNewsroom } from './with-newsroom.ts';
import { writeWhole } from './write-file.ts';

export const exportContent: Command = {
  name: 'export',
  takes: '<file>',
  words: 1,
  summary: 'Writes all content into an archive that either edition can import.',
  options: { force: { type: 'boolean', meaning: 'Replaces the file if it is there.' } },
  run: (call) =>
    withNewsroom(call, async ({ backOffice }) => {
      const { bytes } = valueOrEnd(await backOffice.exportArchive(operator, {}));
      const path = await writeWhole(call.words[0] ?? '', {
        isForced: call.options.force === true,
        write: (partly) => writeFile(partly, bytes),
      });
      call.say(`Exported to ${path}.`);
    }),
};
