import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import {
  createTestBackOffice,
  storedArticle,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import {
  blobOf,
  dataAddress,
  makeArchive,
  PNG,
  sha256,
} from '../../../tests/support/records/archives.ts';
import type { Actor } from '../actor.ts';

const owner: Actor = { kind: 'staff', role: 'owner', isProven: true };
const category = (at: number) => ({ id: `cat-7${at}`, name: `Category ${at}` });
const article = (letter: string) => storedArticle({ id: `article-${letter}` });

/** Failure with which an archive is refused; `undefined` if it is accepted. */
async function refusalOf(archive: Uint8Array) {
  const { backOffice } = createTestBackOffice();
  const outcome = await backOffice.checkArchive(owner, { archive: blobOf(archive) });
  return outcome.ok ? undefined : outcome.failure;
}

test('[archive-import] parts of a collection are read by their numbers', async () => {
  const image = (letter: string) => ({ id: `img-${letter}`, url: '/art/a.svg', alt: letter });
  const { backOffice, store } = createTestBackOffice({
    images: [image('own')],
    categories: [category(0)],
  });
  const archive = makeArchive({
    files: {
      'records/images/00010.json': [image('c')],
      'records/categories/00002.json': [category(3)],
      'records/images/00009.json': [image('a'), image('b')],
      'records/categories/00001.json': [category(1), category(2)],
    },
    manifest: { collections: { images: 3, categories: 3 } },
  });
  valueIn(await backOffice.importArchive(owner, { archive: blobOf(archive) }));
  const idsOf = async (name: 'images' | 'categories') =>
    (await store.read((view) => view.list(name))).map(({ id }) => id);
  expect(await idsOf('images')).toEqual(['img-a', 'img-b', 'img-c', 'img-own']);
  expect(await idsOf('categories')).toEqual(['cat-70', 'cat-71', 'cat-72', 'cat-73']);
});

describe('[archive-refused] the manifest', () => {
  const files = { 'records/categories/00001.json': [category(1)] };
  const refusalWith = (manifest: Record<string, unknown>) =>
    refusalOf(makeArchive({ files, manifest: { collections: { categories: 1 }, ...manifest } }));
  const code = (name: string) => ({ kind: 'invalid', code: name });

  test('is needed, as JSON', async () => {
    expect(await refusalOf(zipSync({ 'records/articles.json': Buffer.from('[]') }))).toEqual(
      code('archive-without-manifest'),
    );
    expect(await refusalOf(zipSync({ 'manifest.json': Buffer.from('{') }))).toEqual({
      ...code('archive-file-unreadable'),
      params: { path: 'manifest.json' },
    });
  });

  test('may have the newest format and no newer one', async () => {
    expect(await refusalWith({ formatVersion: 4 })).toBeUndefined();
    expect(await refusalWith({ formatVersion: 5 })).toEqual({
      ...code('archive-newer'),
      params: { format: 5, known: 4 },
    });
  });

  test('counts each collection, under its current and its former name', async () => {
    const story = (at: number) => ({ id: `story-${at}`, title: 'Peaks', pages: [] });
    const refusalOfStories = (collections: Record<string, number>) =>
      refusalOf(
        makeArchive({
          files: {
            'records/stories/00002.json': [story(3)],
            'records/webStories/00001.json': [story(1), story(2)],
          },
          manifest: { collections },
        }),
      );
    expect(await refusalOfStories({ webStories: 2, stories: 1 })).toBeUndefined();
    expect(await refusalOfStories({ stories: 3, polls: 7 })).toBeUndefined();
    for (const collections of [{ stories: 2 }, { stories: 4 }, { webStories: 2 }, {}]) {
      expect(await refusalOfStories(collections)).toEqual({
        ...code('archive-list-incomplete'),
        params: { name: 'stories' },
      });
    }
    expect(await refusalOfStories({ stories: 4_000_000, tags: 1_000_001 })).toEqual({
      ...code('archive-too-many-records'),
      params: { most: 5_000_000 },
    });
  });

  test('has size and checksum of each file', async () => {
    const [path = '', list] = Object.entries(files)[0] ?? [];
    const bytes = Buffer.from(JSON.stringify(list));
    const changed = { ...code('archive-file-changed'), params: { path } };
    const listed = { bytes: bytes.length, sha256: sha256(bytes) };
    expect(await refusalWith({ files: { [path]: listed } })).toBeUndefined();
    expect(await refusalWith({ files: { [path]: { ...listed, bytes: 1 } } })).toEqual(changed);
    expect(await refusalWith({ files: { [path]: { ...listed, sha256: sha256(PNG) } } })).toEqual(
      changed,
    );
    expect(await refusalWith({ files: {} })).toEqual({
      ...code('archive-file-unlisted'),
      params: { path },
    });
  });

  test('has the instant of the archive', async () => {
    const { backOffice } = createTestBackOffice();
    const archive = makeArchive({ manifest: { createdAt: '2026-11-20T12:00:00+05:30' } });
    const report = valueIn(await backOffice.checkArchive(owner, { archive: blobOf(archive) }));
    expect(report.createdAt).toBe('2026-11-20T06:30:00.000Z');
    expect(report.collections).toEqual([]);
  });
});

describe('[archive-media] a media file', () => {
  const film = Buffer.concat([
    Buffer.from('\0\0\0\x20ftypisom', 'latin1'),
    Buffer.from('film'.repeat(50_000)),
  ]);
  const more = { numbers: [1, null, true], lists: [[], [{ deep: 'text' }]] };
  const archiveWith = (bytes: Uint8Array, extension: string, texts: string[]) =>
    makeArchive({
      records: { articles: [{ ...article('m'), texts, more }] },
      files: { [`media/${sha256(bytes)}.${extension}`]: bytes },
    });

  test.each([
    ['png', 'image/png', PNG],
    ['gif', 'image/gif', Buffer.from('GIF89a')],
    ['mp4', 'video/mp4', film],
  ])('.%s is embedded wherever a record refers to it', async (extension, type, bytes) => {
    const { backOffice, store } = createTestBackOffice({ articles: [article('own')] });
    const archive = archiveWith(bytes, extension, [
      `media:${sha256(bytes)}`,
      `media:text:media:${sha256(bytes)}`,
      `See media:${sha256(bytes)}`,
    ]);
    valueIn(await backOffice.importArchive(owner, { archive: blobOf(archive) }));
    const imported = await store.read((view) => view.get('articles', 'article-m'));
    expect(imported).toMatchObject({
      texts: [dataAddress(type, bytes), `media:${sha256(bytes)}`, `See media:${sha256(bytes)}`],
      more,
    });
  });

  test.each([
    ['an MP4 called WebM', film, 'webm', 'archive-file-of-other-type'],
    ['a PNG called JPEG', PNG, 'jpg', 'archive-file-of-other-type'],
    ['a text', Buffer.from('text'), 'png', 'archive-file-of-other-type'],
  ])('must be what its name says: %s', async (_, bytes, extension, expected) => {
    expect(await refusalOf(archiveWith(bytes, extension, []))).toMatchObject({ code: expected });
  });
});
