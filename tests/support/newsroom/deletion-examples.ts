import type { Actor } from '#core/actor.ts';
import type { CollectionName } from '#core/collections.ts';
import { contentNames } from '#core/content-kinds.ts';
import { deletionIdOf } from '#core/deletion/deleted-parts.ts';
import type { ChangeExample } from './change-example.ts';
import { contentExamples, type LogEntry } from './content-examples.ts';
import { storedLive } from './live-examples.ts';

/** Record number 1 of a kind as it was deleted, under another id. */
const deletionOf = (
  kind: CollectionName,
  stored: { id: string; [field: string]: unknown },
  fields: object = {},
) => {
  const id = `${stored.id}-gone`;
  const names = { title: 'Gone', name: 'Gone', alt: 'Gone', slug: 'gone' };
  const record = { ...stored, ...names, id };
  return {
    ...{
      id: deletionIdOf(kind, id),
      kind,
      record: id,
      label: 'Gone',
      at: '2026-11-20T06:30:00.000Z',
    },
    ...{ until: '2099-11-20T06:30:00.000Z' },
    parts: { removed: [{ collection: kind, record, place: 0 }] },
    ...fields,
  };
};

export const storedDeletions = [
  ...contentNames.map((name) => deletionOf(name, contentExamples[name].stored)),
  deletionOf('messages', { id: 'message-1', email: 'b@example.com', message: 'M' }),
  ...storedLive.liveEntries.map((entry) =>
    deletionOf('liveEntries', entry, { article: 'article-4' }),
  ),
];

/** Log entry of restoring a record, from that of deleting it. */
export const restoredOf = ([action, description]: LogEntry): LogEntry => [
  action.replace('Deleted', 'Restored'),
  description.replace('"Old" was deleted', '"Gone" was restored'),
];

/** Examples of the changes of what was deleted. */
export const deletionExamples = (admin: Actor): Record<string, ChangeExample> => ({
  restoreMessage: {
    actor: admin,
    succeeds: { id: 'message-1-gone' },
    fails: { id: 'gone-1' },
    action: 'Restored Message',
    description: 'A message was restored',
  },
  deleteForGood: {
    actor: admin,
    succeeds: { id: deletionIdOf('articles', 'article-1-gone') },
    fails: { id: 'gone-1' },
    action: 'Deleted for Good',
    description: '"Gone" was deleted for good',
  },
});
