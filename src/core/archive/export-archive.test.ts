import { expect, test } from 'vitest';
import { createTestBackOffice } from '../../../tests/support/newsroom/test-newsroom.ts';
import type { Actor } from '../actor.ts';
import type { StorageUsage } from './storage-usage.ts';

const owner: Actor = { kind: 'staff', role: 'owner', isProven: true };
const GIGABYTE = 1024 ** 3;
const withFiles = (files: number) => ({ uploads: { files, bytes: 0 } });
const none = {
  ...{ used: 0, capacity: 0, records: 0, ...withFiles(0) },
  ...{ keys: [], largest: [] },
};

test.each<[string, Partial<StorageUsage>, { most: number; of: string } | undefined]>([
  ['five million records', { records: 5_000_000 }, undefined],
  ['one more', { records: 5_000_001 }, { most: 5_000_000, of: 'records' }],
  ['50 GB', { used: 50 * GIGABYTE }, undefined],
  ['one byte more', { used: 50 * GIGABYTE + 1 }, { most: 50, of: 'GB' }],
  ['250,000 files', withFiles(250_000), undefined],
  ['one more', withFiles(250_001), { most: 250_000, of: 'files' }],
  ['files and parts of records', { records: 500_000, ...withFiles(249_000) }, undefined],
  [
    'one part more, as a part has at most 500 records',
    { records: 500_500, ...withFiles(249_000) },
    { most: 250_000, of: 'files' },
  ],
  [
    'one part more, as a part has at most 4 Mi characters',
    { used: 50 * GIGABYTE, ...withFiles(237_201) },
    { most: 250_000, of: 'files' },
  ],
])(
  '[archive-export] an export that no import would accept is refused: %s',
  async (_, usage, params) => {
    const { backOffice } = createTestBackOffice(
      {},
      { storageUsage: async () => ({ ...none, ...usage }) },
    );
    const outcome = await backOffice.exportArchive(owner, {});
    expect(outcome.ok ? undefined : outcome.failure).toEqual(
      params && { kind: 'invalid', code: 'export-too-large', params },
    );
  },
);
