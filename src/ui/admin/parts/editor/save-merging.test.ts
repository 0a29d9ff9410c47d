import { expect, it } from 'vitest';
import { createTestApi } from '../../../../../tests/support/newsroom/test-api.ts';
import { readRecord } from '../api/read-record.ts';
import { deleteRecord, type Over, saveRecord } from '../api/record-calls.ts';
import { chosenFields, saveMerging } from './save-merging.ts';

const videoForm = { title: 'Waves', videoId: 'aqz-KE-bpKQ', description: '' };

type Fields = typeof videoForm;
type Stored = Fields & Over;

const toFields = ({ title, videoId, description }: Stored): Fields => ({
  title,
  videoId,
  description,
});

/** Creates a video; returns the editor that opened it, and ways to save behind its back. */
async function openVideo() {
  const { adminClient } = createTestApi({ isAdminAuthenticated: 'true' });
  const send = (fields: Fields, over: Over | undefined) =>
    saveRecord(adminClient, 'videos', fields, over);
  const read = (id: string) => readRecord(adminClient, 'videos', id);
  const opened = await send({ ...videoForm, title: 'Old', description: 'Old' }, undefined);
  const base = toFields(opened);
  return {
    send,
    read,
    opened,
    base,
    remove: (id: string) => deleteRecord(adminClient, 'videos', id),
    /** Saves over the currently stored version, like another editor. */
    saveElsewhere: async (change: Partial<Fields>) => {
      const now = await read(opened.id);
      if (now) await send({ ...toFields(now), ...change }, now);
    },
    save: (change: Partial<Fields>, readNow = read) =>
      saveMerging({ send, read: readNow, toFields }, { ...base, ...change }, opened, base),
  };
}

it('saves the fields unchanged when there was no other save', async () => {
  const { save, read, opened } = await openVideo();
  const outcome = await save({ title: 'Mine' });
  expect(outcome.sent.title).toBe('Mine');
  expect(outcome.saved).toEqual(await read(opened.id));
  expect(outcome.conflict).toBeUndefined();
});

it('saves a new record without asking for a stored one', async () => {
  const { send, read } = await openVideo();
  const ports = { send, read, toFields };
  const { saved } = await saveMerging(ports, { ...videoForm, title: 'New' }, undefined, undefined);
  expect(saved && (await read(saved.id))?.title).toBe('New');
});

it('merges what only the other save changed, and returns the merged fields', async () => {
  const { save, saveElsewhere, read, opened } = await openVideo();
  await saveElsewhere({ description: 'Theirs' });
  const { sent, saved } = await save({ title: 'Mine' });
  expect(sent).toMatchObject({ title: 'Mine', description: 'Theirs' });
  expect(saved).toEqual(await read(opened.id));
  expect(saved).toMatchObject(sent);
});

it('stores nothing when both changed the same field, and either choice keeps the other changes of both', async () => {
  const { save, saveElsewhere, read, opened, base } = await openVideo();
  await saveElsewhere({ title: 'Theirs', videoId: 'dQw4w9WgXcQ' });
  const { saved, conflict } = await save({ title: 'Mine', description: 'Mine' });
  expect(saved).toBeUndefined();
  expect((await read(opened.id))?.title).toBe('Theirs');
  if (!conflict) throw new Error('no conflict');
  expect(conflict).toMatchObject({ stored: { title: 'Theirs' }, mine: { title: 'Mine' }, base });
  const rest = { description: 'Mine', videoId: 'dQw4w9WgXcQ' };
  expect(chosenFields(conflict, toFields, 'mine')).toEqual({ title: 'Mine', ...rest });
  expect(chosenFields(conflict, toFields, 'theirs')).toEqual({ title: 'Theirs', ...rest });
});

it('saves the chosen version over the stored one, unless that was changed again', async () => {
  const { save, saveElsewhere, send, read, opened } = await openVideo();
  await saveElsewhere({ title: 'Theirs' });
  const { conflict } = await save({ title: 'Mine' });
  if (!conflict?.stored) throw new Error('no conflict');
  const { stored } = conflict;
  const mine = chosenFields(conflict, toFields, 'mine');
  await saveElsewhere({ title: 'Theirs again' });
  const ports = { send, read, toFields };
  const again = await saveMerging(ports, mine, stored, toFields(stored));
  expect(again.conflict).toMatchObject({ stored: { title: 'Theirs again' }, mine });
  const latest = again.conflict?.stored;
  if (!latest) throw new Error('no conflict');
  expect((await saveMerging(ports, mine, latest, toFields(latest))).saved?.title).toBe('Mine');
  expect((await read(opened.id))?.title).toBe('Mine');
});

it('merges again when others save while it merges', async () => {
  const { save, saveElsewhere, read } = await openVideo();
  await saveElsewhere({ description: 'First' });
  let reads = 0;
  const { saved } = await save({ title: 'Mine' }, async (id) => {
    const now = await read(id);
    reads += 1;
    if (reads <= 2) await saveElsewhere({ description: `Elsewhere ${reads}` });
    return now;
  });
  expect(saved).toMatchObject({ title: 'Mine', description: 'Elsewhere 2' });
  expect(reads).toBe(3);
});

it('rejects with the conflict when others always save faster, and stores nothing', async () => {
  const { save, saveElsewhere, read, opened } = await openVideo();
  await saveElsewhere({ description: 'First' });
  let reads = 0;
  const saving = save({ title: 'Mine' }, async (id) => {
    const now = await read(id);
    reads += 1;
    await saveElsewhere({ description: `Elsewhere ${reads}` });
    return now;
  });
  await expect(saving).rejects.toMatchObject({ details: { kind: 'conflict' } });
  expect(reads).toBe(5);
  expect((await read(opened.id))?.title).toBe('Old');
});

it('passes on any other refusal, unmerged', async () => {
  const { save } = await openVideo();
  await expect(save({ title: '' })).rejects.toMatchObject({ details: { kind: 'invalid' } });
});

it('does not recreate a deleted record, and keeps its fields for a new one', async () => {
  const { save, remove, read, opened } = await openVideo();
  await remove(opened.id);
  const { saved, conflict } = await save({ title: 'Mine' });
  expect(saved).toBeUndefined();
  expect(await read(opened.id)).toBeUndefined();
  if (!conflict) throw new Error('no conflict');
  expect(conflict.stored).toBeUndefined();
  for (const side of ['mine', 'theirs'] as const) {
    expect(chosenFields(conflict, toFields, side).title).toBe('Mine');
  }
});
