import { expect, test } from 'vitest';
import { arrivingDraft } from './desk-arrivals.ts';
import { type Draft, draftSchema } from './draft.ts';

const dueAt = '2026-11-22T10:00:00.000Z';
const draft = (fields: object): Draft =>
  draftSchema.parse({ id: 'article-1', title: 'Rain', ...fields });
const scheduledBy = { kind: 'command-line' } as const;

test.each([
  [{ stage: 'scheduled', dueAt, scheduledBy }, true, { stage: 'ready' }],
  [{ stage: 'scheduled', dueAt, scheduledBy }, false, { stage: 'scheduled', dueAt, scheduledBy }],
  [{ stage: 'scheduled', scheduledBy }, false, { stage: 'ready' }],
  [{ stage: 'withdrawn' }, true, { stage: 'draft' }],
  [{ stage: 'withdrawn' }, false, { stage: 'withdrawn' }],
  [{ stage: 'in-review' }, true, { stage: 'in-review' }],
])('[archive-desk] of the draft %j, published here: %s, comes %j', (given, isPublic, expected) => {
  expect(arrivingDraft(draft(given), { isPublic, hasScheduler: true })).toEqual(draft(expected));
});

test('[archive-desk] a schedule by nobody of this site’s staff is kept, without their name', () => {
  const given = draft({ stage: 'scheduled', dueAt, scheduledBy: { kind: 'staff', id: 'user-7' } });
  expect(arrivingDraft(given, { isPublic: false, hasScheduler: false })).toEqual(
    draft({ stage: 'scheduled', dueAt }),
  );
});
