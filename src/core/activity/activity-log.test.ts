import { expect, test } from 'vitest';
import { createTestPorts } from '../../../tests/support/newsroom/test-newsroom.ts';
import { activityEntrySchema } from './activity-entry.ts';

const entry = { id: 'log-1', action: 'Created Article', description: 'D', timestamp: 'T' };

test.each<[object, object]>([
  [entry, entry],
  // Older sites wrote the action as the title.
  [
    { id: 'log-1', title: 'Old' },
    { id: 'log-1', title: 'Old', action: 'Old' },
  ],
  [
    { ...entry, title: 'Old' },
    { ...entry, title: 'Old' },
  ],
  [{ ...entry, subject: 'article-1', actor: 'me' }, entry],
])('of the stored entry %j is read %j', (stored, read) => {
  expect(activityEntrySchema.parse(stored)).toMatchObject(read);
});

test.each([null, undefined, 5, 'text', [], {}, { id: 'log-1' }, { id: 'log-1', title: 5 }])(
  '%j is no entry of the log',
  (stored) => {
    expect(activityEntrySchema.safeParse(stored).success).toBe(false);
  },
);

test('[events-typed] the log is found by words, actor, event and subject, and listed by time', async () => {
  const actor = { kind: 'staff', id: 'user-2', name: 'Edda', role: 'editor' };
  const subject = { collection: 'articles', id: 'article-7' };
  const { ports } = createTestPorts({
    activity: [
      { ...entry, timestamp: '2026-11-20', actor, event: 'article-created', subject },
      {
        ...entry,
        id: 'log-2',
        action: 'Backed Up',
        timestamp: '2026-11-21',
        event: 'site-backed-up',
      },
      { ...entry, id: 'log-3', title: 'Old', timestamp: '2026-11-19', subject },
    ],
  });
  const found = async (search: string) => {
    const entries = await ports.store.read((view) =>
      view.list('activity', { search, sort: { by: 'time', isDescending: false } }),
    );
    return entries.map(({ id }) => id);
  };
  expect(await found('')).toEqual(['log-3', 'log-1', 'log-2']);
  expect(await found('edda')).toEqual(['log-1']);
  expect(await found('article-created article-7')).toEqual(['log-1']);
  // An entry without an event isn't found by its subject.
  expect(await found('article-7')).toEqual(['log-1']);
  expect(await found('site-backed-up')).toEqual(['log-2']);
  expect(await found('undefined')).toEqual([]);
});
