import { describe, test } from 'vitest';
import { createQueue } from '#core/queue.ts';
import { storeContract } from '../store.contract.ts';
import { createLocalStore } from './local-store.ts';
import { createMemoryStorage } from './memory-storage.ts';

describe('the local store passes the store contract', () => {
  for (const { title, run } of storeContract) {
    test(title, async () => {
      const storage = createMemoryStorage();
      const exclusively = createQueue();
      await run(async (clock) => createLocalStore({ storage: () => storage, clock, exclusively }));
    });
  }
});
