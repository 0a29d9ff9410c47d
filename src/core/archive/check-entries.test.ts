import { describe, expect, test } from 'vitest';
import { Refusal } from '../errors.ts';
import { checkEntries, meaningOf, type PathMeaning } from './check-entries.ts';

const half = '0123456789abcdef'.repeat(2);
const sha256 = half.repeat(2);

/** Failure that the work throws; `undefined` if it throws nothing. */
function refusalOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error instanceof Refusal ? error.failure : error;
  }
  return undefined;
}

describe('[archive-refused] a path', () => {
  const picture = `originals/${half}-1200x800-224466`;
  test.each<[string, PathMeaning]>([
    ['manifest.json', { kind: 'manifest' }],
    ['records/articles.json', { kind: 'records', name: 'articles', part: 0 }],
    ['records/articles/00012.json', { kind: 'records', name: 'articles', part: 12 }],
    ['records/articles/1234567.json', { kind: 'records', name: 'articles', part: 1_234_567 }],
    ['records/webStories/00001.json', { kind: 'records', name: 'stories', part: 1 }],
    [`media/${sha256}.png`, { kind: 'media', sha256, extension: 'png' }],
    [`media/${sha256}.mp4`, { kind: 'media', sha256, extension: 'mp4' }],
    [`uploads/${picture}`, { kind: 'upload', key: picture, hashStart: half, extension: undefined }],
    [
      `uploads/videos/${half}.webm`,
      { kind: 'upload', key: `videos/${half}.webm`, hashStart: half, extension: 'webm' },
    ],
  ])('%s is parsed', (path, meaning) => {
    expect(meaningOf(path)).toEqual(meaning);
  });

  test.each([
    '/manifest.json',
    '../manifest.json',
    './manifest.json',
    'records/../manifest.json',
    'records/./articles.json',
    'records\\articles.json',
    'records/articles.json\0',
    'c:manifest.json',
    'C:/manifest.json',
  ])('%j is unsafe', (path) => {
    expect(refusalOf(() => meaningOf(path))).toMatchObject({
      kind: 'invalid',
      code: 'archive-path-unsafe',
      params: { path },
    });
  });

  test.each([
    'readme.txt',
    'old/manifest.json',
    'old/records/articles.json',
    'records/articles.jsonl',
    'records/articles/1234.json',
    'records/articles/12345678.json',
    'records/articles/1234a.json',
    'records/passwords.json',
    'records/c:articles.json',
    `old/media/${sha256}.png`,
    `media/${half}.png`,
    `media/${sha256.toUpperCase()}.png`,
    `media/${sha256}.x`,
    `media/${sha256}.jpeg2`,
    `media/${sha256}.PNG`,
    `old/uploads/${picture}`,
    `uploads/old/${picture}`,
    `uploads/originals/${half}`,
    `uploads/${picture}/1200.avif`,
    `uploads/originals/${half}-1200x800-22446`,
    `uploads/originals/${half}-120000x800-224466`,
    `uploads/videos/${half}.mov`,
    `uploads/videos/${half}.mp4.exe`,
    'uploads/',
  ])('%s does not belong into an archive', (path) => {
    expect(refusalOf(() => meaningOf(path))).toMatchObject({
      kind: 'invalid',
      code: 'archive-path-foreign',
      params: { path },
    });
  });

  test.each(['records/users.json', 'records/users/00001.json', 'records/activityLogs.json'])(
    '%s is never imported',
    (path) => {
      expect(refusalOf(() => meaningOf(path))).toEqual({
        kind: 'invalid',
        code: 'archive-brings-accounts',
      });
    },
  );
});

describe('[archive-refused] the limits of an archive', () => {
  const MEGABYTE = 1024 ** 2;
  const entry = (at: number, bytes: number) => ({
    path: `media/${at.toString(16).padStart(64, '0')}.png`,
    bytes,
  });
  const refusalOfMany = (count: number) => {
    const same = entry(1, 1);
    return refusalOf(() => checkEntries(Array.from({ length: count }, () => same)));
  };

  test('are 250,000 files', () => {
    expect(refusalOfMany(250_001)).toEqual({
      kind: 'invalid',
      code: 'archive-too-many-files',
      params: { most: 250_000 },
    });
    // As many as allowed: now their common path is refused.
    expect(refusalOfMany(250_000)).toMatchObject({ code: 'archive-file-twice' });
  });

  test('are 200 MB a file', () => {
    expect(refusalOf(() => checkEntries([entry(1, 200 * MEGABYTE)]))).toBeUndefined();
    expect(refusalOf(() => checkEntries([entry(1, 200 * MEGABYTE + 1)]))).toEqual({
      kind: 'invalid',
      code: 'archive-file-too-large',
      params: { path: entry(1, 1).path, megabytes: 200 },
    });
  });

  test('are 50 GB in all', () => {
    const full = Array.from({ length: 256 }, (_, at) => entry(at, 200 * MEGABYTE));
    expect(refusalOf(() => checkEntries(full))).toBeUndefined();
    expect(refusalOf(() => checkEntries([...full, entry(256, 1)]))).toEqual({
      kind: 'invalid',
      code: 'archive-too-large',
      params: { gigabytes: 50 },
    });
  });
});
