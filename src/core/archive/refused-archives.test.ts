import { expect, test } from 'vitest';
import { onlineForExamples } from '../../../tests/support/newsroom/change-examples.ts';
import { inWords } from '../../../tests/support/newsroom/in-words.ts';
import { createTestBackOffice } from '../../../tests/support/newsroom/test-newsroom.ts';
import {
  blobOf,
  makeArchive,
  PNG,
  replaceBytes,
  sha256,
} from '../../../tests/support/records/archives.ts';

const categories = [{ id: 'cat-70', name: 'Harbour' }];
const sound = makeArchive({ records: { categories } });
const hash = sha256(PNG);
const mebibytes = (count: number): Uint8Array => new Uint8Array(count * 1024 * 1024);

/** An archive whose directory lists the same path twice. */
const twice = replaceBytes(
  makeArchive({ records: { categories }, files: { 'records/articles_x.json': '[]' } }),
  'records/articles_x.json',
  'records/categories.json',
);

const future = { formatVersion: 5, somethingNew: true };

const cases: [name: string, archive: Uint8Array, message: RegExp][] = [
  ['a text file', Buffer.from('Dear editor, this is a letter.'), /not a zip archive/],
  ['an empty file', new Uint8Array(), /not a zip archive/],
  ['the first half of a zip', sound.slice(0, sound.length / 2), /not a zip archive/],
  ['a zip without its last byte', sound.slice(0, -1), /not a zip archive/],
  ['a zip whose beginning is missing', sound.slice(40), /not a zip archive|damaged/],
  ['another zip', makeArchive({ manifest: { format: 'backup' } }), /not that of a Daybreak/],
  [
    'a future version',
    makeArchive({ records: { categories }, manifest: future }),
    /newer Daybreak/,
  ],
  ['half a manifest', makeArchive({ manifest: { files: undefined } }), /manifest is incomplete/],
  ['no manifest', replaceBytes(sound, 'manifest.json', 'manifest.jsox'), /belong/],
  ['a traversal', makeArchive({ files: { '../evil.json': '[]' } }), /lead out of the archive/],
  [
    'an inner traversal',
    makeArchive({ files: { 'media/../../x.png': PNG } }),
    /lead out of the archive/,
  ],
  ['an absolute path', makeArchive({ files: { '/etc/passwd': 'x' } }), /lead out of the archive/],
  ['a backslash', makeArchive({ files: { 'records\\x.json': '[]' } }), /lead out of the archive/],
  ['a drive', makeArchive({ files: { 'C:x.json': '[]' } }), /lead out of the archive/],
  ['a stray file', makeArchive({ files: { 'readme.txt': 'x' } }), /does not belong/],
  ['an unknown list', makeArchive({ records: { passwords: [] } }), /does not belong/],
  ['accounts', makeArchive({ records: { users: [] } }), /never imported/],
  ['a log', makeArchive({ records: { activity: [] } }), /never imported/],
  ['a log by its former name', makeArchive({ records: { activityLogs: [] } }), /never imported/],
  ['an entry twice', twice, /“records\/categories.json” twice/],
  [
    'an unlisted file',
    makeArchive({ unlisted: { 'records/categories.json': categories } }),
    /not in its manifest/,
  ],
  [
    'a listed file that is missing',
    makeArchive({ manifest: { files: { 'media/x.png': { bytes: 1, sha256: hash } } } }),
    /is missing/,
  ],
  [
    'a wrong checksum',
    makeArchive({
      records: { categories },
      manifest: { files: { 'records/categories.json': { bytes: 33, sha256: hash } } },
    }),
    /changed after/,
  ],
  [
    'a wrong count',
    makeArchive({ records: { categories }, manifest: { collections: { categories: 2 } } }),
    /not as long as/,
  ],
  ['no list', makeArchive({ files: { 'records/articles.json': '{}' } }), /is not a list/],
  ['damaged JSON', makeArchive({ files: { 'records/articles.json': '[{' } }), /can’t be read/],
  [
    'text that isn’t UTF-8',
    makeArchive({ files: { 'records/articles.json': Uint8Array.of(0x5b, 0xff, 0x5d) } }),
    /can’t be read/,
  ],
  [
    'a GIF called PNG',
    makeArchive({ files: mediaFile(Buffer.from('GIF89a..'), 'png') }),
    /name says/,
  ],
  [
    'an HTML page called PNG',
    makeArchive({ files: mediaFile(Buffer.from('<html>'), 'png') }),
    /name says/,
  ],
  ['an SVG', makeArchive({ files: mediaFile(Buffer.from('<svg/>'), 'svg') }), /name says/],
  [
    'media under another hash',
    makeArchive({ files: { [`media/${'a'.repeat(64)}.png`]: PNG } }),
    /name/,
  ],
  [
    'a file of 8 MB of zeros',
    makeArchive({ files: { 'records/articles.json': mebibytes(8) } }),
    /can’t be read/,
  ],
  ['a file with a declared size of 4 GB', oversizedEntry(), /more than 200 MB/],
  ['a zip bomb with a forged size', zipBomb(), /damaged/],
  [
    'a file larger than its directory says',
    withForgedSize(makeArchive({ records: { categories } }), 'records/categories.json', 9),
    /“records\/categories.json” in it is damaged/,
  ],
  [
    'an upload under another hash',
    makeArchive({ files: { [`uploads/originals/${'a'.repeat(32)}-4x3-224466`]: PNG } }),
    /another’s name/,
  ],
  [
    'an HTML page as an upload',
    makeArchive({ files: uploadedFile(Buffer.from('<html>')) }),
    /name says/,
  ],
];

function mediaFile(bytes: Uint8Array, extension: string) {
  return { [`media/${sha256(bytes)}.${extension}`]: bytes };
}

function uploadedFile(bytes: Uint8Array) {
  return { [`uploads/originals/${sha256(bytes).slice(0, 32)}-4x3-224466`]: bytes };
}

/** Forges the unpacked size of a file in the archive's directory. */
function withForgedSize(archive: Uint8Array, path: string, bytes: number): Uint8Array {
  const changed = Uint8Array.from(archive);
  const view = new DataView(changed.buffer);
  const text = Buffer.from(archive).toString('latin1');
  view.setUint32(text.lastIndexOf(path) - 46 + 24, bytes, true);
  return changed;
}

function oversizedEntry(): Uint8Array {
  const files = { ...mediaFile(PNG, 'png'), 'records/articles.json': '[]' };
  const archive = makeArchive({ files });
  return withForgedSize(archive, 'records/articles.json', 0xf0000000);
}

/** A zip bomb: 100 bytes according to its directory, 50 MB unpacked. */
function zipBomb(): Uint8Array {
  const archive = makeArchive({ files: { 'records/articles.json': mebibytes(50) } });
  return withForgedSize(archive, 'records/articles.json', 100);
}

test.each(cases)('[archive-refused] %s', async (_name, archive, message) => {
  const { backOffice, store, storage } = createTestBackOffice(
    { categories: [{ id: 'cat-1', name: 'India' }] },
    // Only a server reads uploads.
    { online: onlineForExamples() },
  );
  const before = storage.getItem('categories');
  for (const use of [backOffice.checkArchive, backOffice.importArchive]) {
    const outcome = await use(
      { kind: 'staff', role: 'owner', isProven: true },
      { archive: blobOf(archive) },
    );
    expect(inWords<unknown>(outcome)).toMatchObject({
      ok: false,
      failure: {
        kind: 'invalid',
        title: 'Archive Refused',
        message: expect.stringMatching(message),
      },
    });
    // Each message has its path, collection or limit.
    expect(JSON.stringify(inWords<unknown>(outcome))).not.toMatch(/undefined|NaN/);
  }
  expect(storage.getItem('categories')).toBe(before);
  expect(await store.read((view) => view.count('activity'))).toBe(0);
});

test('the archive that the cases are derived from is accepted', async () => {
  const { backOffice } = createTestBackOffice();
  expect(
    (
      await backOffice.checkArchive(
        { kind: 'staff', role: 'owner', isProven: true },
        { archive: blobOf(sound) },
      )
    ).ok,
  ).toBe(true);
});
