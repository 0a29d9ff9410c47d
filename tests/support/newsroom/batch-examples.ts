import type { Actor } from '#core/actor.ts';
import type { ChangeExample } from './change-example.ts';

const batchOf = (id: string, work: object) => ({
  ...{ id, version: 1, writerId: '', at: '2026-11-22T06:00:00.000Z' },
  work: {
    ...{ command: 'amend', fields: { category: 'Other' }, total: 2, done: 1 },
    selection: { tab: 'published' },
    ...work,
  },
});

/** A batch that runs, and one that is done, with what it did to an article. */
export const storedBatches = {
  batches: [batchOf('batch-1', { state: 'running' }), batchOf('batch-2', { state: 'done' })],
  batchParts: [
    {
      ...{ id: 'batch-part-1', version: 1, batch: 'batch-2', at: '2026-11-22T06:00:00.000Z' },
      steps: [
        {
          ...{ id: 'article-1', title: 'Old', version: 1 },
          noted: {
            added: [],
            removed: [],
            amended: [
              {
                ...{ collection: 'articles', ids: ['article-1'] },
                fields: [{ field: 'isPremium', before: true, after: false }],
              },
            ],
          },
        },
      ],
    },
  ],
};

/** Examples of the changes of many articles. */
export const batchExamples = (admin: Actor): Record<string, ChangeExample> => ({
  changeMany: {
    actor: admin,
    succeeds: {
      command: 'amend',
      fields: { category: 'Other' },
      selection: { tab: 'published', ids: ['article-1'] },
    },
    fails: { command: 'amend', selection: { tab: 'published', ids: ['gone-1'] } },
    action: 'Changed Many Articles',
    description: '1 article was changed',
  },
  stopBatch: {
    actor: admin,
    succeeds: { id: 'batch-1' },
    fails: { id: 'gone-1' },
    action: 'Changed Many Articles',
    description: '1 article was changed; it was stopped',
  },
  undoBatch: {
    actor: admin,
    succeeds: { id: 'batch-2' },
    fails: { id: 'gone-1' },
    action: 'Undid Change of Many Articles',
    description: 'A change of many articles was taken back',
  },
  closeBatch: { actor: admin, succeeds: { id: 'batch-2' }, fails: { id: 'gone-1' } },
});
