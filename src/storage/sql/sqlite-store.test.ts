import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'vitest';
import { storeContract } from '../store.contract.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';

/** The newspaper's log is its memory: it keeps everything. */
const limits = { activityEntries: Number.POSITIVE_INFINITY };

describe('SQLite keeps the promise of every store', () => {
  for (const { title, run } of storeContract) {
    test(title, async () => {
      const directory = mkdtempSync(join(tmpdir(), 'daybreak-'));
      const opened: Database[] = [];
      try {
        await run(async (clock) => {
          const database = await openDatabase({
            file: join(directory, 'daybreak.sqlite'),
            clock,
            report: () => {},
            hasSamples: true,
          });
          opened.push(database);
          return database.store;
        }, limits);
      } finally {
        for (const database of opened) await database.close();
        rmSync(directory, { recursive: true });
      }
    });
  }
});
