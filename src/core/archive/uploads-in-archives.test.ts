import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { onlineForExamples } from '../../../tests/support/newsroom/change-examples.ts';
import { createMemoryUploads } from '../../../tests/support/newsroom/memory-uploads.ts';
import {
  createTestBackOffice,
  type StoredAtFirst,
  storedArticle,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import {
  blobOf,
  makeArchive,
  PNG,
  sha256,
  wholeOf,
} from '../../../tests/support/records/archives.ts';
import type { Actor } from '../actor.ts';
import type { Failure } from '../errors.ts';
import type { Uploads } from './uploads-port.ts';

const owner: Actor = { kind: 'staff', role: 'owner', isProven: true };
const MP4 = Uint8Array.from(Buffer.from(`\0\0\0\x20ftypisom${'film'.repeat(50_000)}`, 'latin1'));
const start = (bytes: Uint8Array) => sha256(bytes).slice(0, 32);
const picture = `${start(PNG)}-4x3-224466`;
const pictureKey = `originals/${picture}`;
const filmKey = `videos/${start(MP4)}.mp4`;

const image = { id: 'img-7', url: `/media/${picture}/480.avif`, alt: 'Boats' };
const archive = makeArchive({
  records: { images: [image] },
  files: { [`uploads/${pictureKey}`]: PNG, [`uploads/${filmKey}`]: MP4 },
});

function openServer(stored: StoredAtFirst = {}, uploads: Uploads = createMemoryUploads().uploads) {
  const recorded: string[] = [];
  const online = onlineForExamples();
  online.security.record = async (_, { kind }) => void recorded.push(kind);
  return {
    ...createTestBackOffice(stored, { edition: 'server', online: { ...online, uploads } }),
    recorded,
  };
}

test('[server-archive] an export has the originals that its records name, each once', async () => {
  const gone = `/media/${'0'.repeat(32)}-4x3-224466/480.avif`;
  const content = [
    { id: 'b1', type: 'image', src: `/media/${picture}/960.webp`, alt: 'Boats' },
    { id: 'b2', type: 'video', src: `/media/${start(MP4)}.mp4`, title: 'Film' },
    { id: 'b3', type: 'image', src: gone, alt: 'Gone' },
  ];
  const { uploads } = createMemoryUploads({
    [pictureKey]: PNG,
    [filmKey]: MP4,
    [`originals/${'1'.repeat(32)}-4x3-224466`]: PNG,
  });
  const stored = { articles: [storedArticle({ content })], images: [image] };
  const { backOffice, recorded } = openServer(stored, uploads);
  const { bytes } = valueIn(await backOffice.exportArchive(owner, {}));
  const compressed: Record<string, boolean> = {};
  const files = unzipSync(await wholeOf(bytes), {
    filter: ({ name, compression }) => {
      compressed[name] = compression !== 0;
      return true;
    },
  });
  const paths = Object.keys(files).filter((path) => path.startsWith('uploads/'));
  expect(paths.sort()).toEqual([`uploads/${pictureKey}`, `uploads/${filmKey}`]);
  expect(files[`uploads/${filmKey}`]).toEqual(MP4);
  expect(compressed).toMatchObject({
    'manifest.json': true,
    'records/articles/00001.json': true,
    [`uploads/${filmKey}`]: false,
  });
  expect(recorded).toEqual(['export']);
});

test('[server-archive] an import stores the files that are missing', async () => {
  const { uploads, files } = createMemoryUploads({ [pictureKey]: PNG });
  const { backOffice, store } = openServer({}, uploads);
  const planned = valueIn(await backOffice.checkArchive(owner, { archive: blobOf(archive) }));
  expect(planned.uploads).toEqual({ added: 1, unchanged: 1, leftOut: 0 });
  expect([...files.keys()]).toEqual([pictureKey]);
  const done = valueIn(await backOffice.importArchive(owner, { archive: blobOf(archive) }));
  expect(done).toEqual(planned);
  expect(files.get(filmKey)).toEqual(MP4);
  const [entry] = await store.read((view) => view.list('activity'));
  expect(entry?.description).toMatch(/1 record added or replaced, 1 file uploaded$/);
  expect(await store.read((view) => view.list('securityEvents'))).toMatchObject([
    { kind: 'import', description: 'imported an archive, 1 record' },
  ]);
});

test('[server-archive] an archive with new files and no new records is imported', async () => {
  const { uploads, files } = createMemoryUploads();
  const { backOffice } = openServer({ images: [image] }, uploads);
  const report = valueIn(await backOffice.importArchive(owner, { archive: blobOf(archive) }));
  expect(report.collections).toMatchObject([{ added: 0, replaced: 0, unchanged: 1 }]);
  expect(files.size).toBe(2);
  expect(await backOffice.importArchive(owner, { archive: blobOf(archive) })).toMatchObject({
    failure: { code: 'archive-without-changes' },
  });
});

test('[server-archive] a browser leaves files out, and does not read them', async () => {
  const { backOffice } = createTestBackOffice();
  const changed = makeArchive({
    records: { images: [image] },
    files: { [`uploads/${pictureKey}`]: MP4, [`uploads/${filmKey}`]: MP4 },
  });
  const { uploads } = valueIn(await backOffice.importArchive(owner, { archive: blobOf(changed) }));
  expect(uploads).toEqual({ added: 0, unchanged: 0, leftOut: 2 });
});

test('[server-archive] no file stays if one can’t be stored', async () => {
  const { uploads, files } = createMemoryUploads();
  const refusal = new Error('The disk is gone.');
  const put: Uploads['put'] = async (key, bytes) => {
    await uploads.put(key, bytes);
    if (files.size === 2) throw refusal;
  };
  const { backOffice, store } = openServer({ images: [] }, { ...uploads, put });
  await expect(backOffice.importArchive(owner, { archive: blobOf(archive) })).rejects.toBe(refusal);
  expect(files.size).toBe(0);
  expect(await store.read((view) => view.get('images', image.id))).toBeUndefined();
});

test('[server-archive] files of an import that fails are removed, stored ones stay', async () => {
  const { uploads, files } = createMemoryUploads({ [pictureKey]: PNG });
  const { backOffice, storage } = openServer({}, uploads);
  const { setItem } = storage;
  storage.setItem = (key, text) => {
    if (key === 'activityLogs') throw new DOMException('full', 'QuotaExceededError');
    setItem(key, text);
  };
  expect(await backOffice.importArchive(owner, { archive: blobOf(archive) })).toMatchObject({
    failure: { kind: 'storage-full' },
  });
  expect([...files.keys()]).toEqual([pictureKey]);
});

test('[server-archive] a cancelled import changes nothing, whenever it is cancelled', async () => {
  const { uploads, files } = createMemoryUploads();
  const { backOffice, storage } = openServer({ images: [] }, uploads);
  const before = JSON.stringify({ ...storage });
  /** Cancels the import when it asks for the nth time. */
  const cancelledAt = async (turn: number): Promise<Failure | undefined> => {
    let turns = 0;
    const isCancelled = () => {
      turns += 1;
      return turns === turn;
    };
    const outcome = await backOffice.importArchive(owner, {
      archive: blobOf(archive),
      isCancelled,
    });
    return outcome.ok ? undefined : outcome.failure;
  };
  // For each of four files, for the planned record, before each upload, and for the stored record.
  for (let turn = 1; turn <= 8; turn += 1) {
    expect(await cancelledAt(turn)).toEqual({ kind: 'invalid', code: 'import-cancelled' });
    expect(JSON.stringify({ ...storage })).toBe(before);
    expect(files.size).toBe(0);
  }
  expect(await cancelledAt(9)).toBeUndefined();
  expect(files.size).toBe(2);
});

test.each([
  ['a film as a picture', `originals/${start(MP4)}-4x3-224466`, MP4, 'archive-file-of-other-type'],
  ['an MP4 as WebM', `videos/${start(MP4)}.webm`, MP4, 'archive-file-of-other-type'],
  ['a picture as a film', `videos/${start(PNG)}.mp4`, PNG, 'archive-file-of-other-type'],
  ['another file', filmKey, PNG, 'archive-file-misnamed'],
  ['an MP4', filmKey, MP4, undefined],
])('[server-archive] the name of an upload is checked: %s', async (_, key, bytes, code) => {
  const { backOffice } = openServer();
  const made = makeArchive({ records: { images: [image] }, files: { [`uploads/${key}`]: bytes } });
  const outcome = await backOffice.checkArchive(owner, { archive: blobOf(made) });
  expect(outcome.ok ? undefined : outcome.failure.code).toBe(code);
});
