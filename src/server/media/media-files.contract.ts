import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { MediaFiles } from './media-files.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

const byKey = (one: { key: string }, other: { key: string }): number =>
  one.key < other.key ? -1 : 1;

async function textOf(files: MediaFiles, key: string, range?: { start: number; end: number }) {
  const file = await files.open(key, range);
  return file && { size: file.size, text: await new Response(file.body).text() };
}

/** All that `MediaFiles` promises; `open` returns files in a new place. */
export function describeMediaFiles(
  name: string,
  open: () => Promise<{ files: MediaFiles; folder: string }>,
): void {
  describe(`media files: ${name}`, () => {
    test('a stored file is read whole and in part', async () => {
      const { files } = await open();
      await files.put('pictures/a/320.webp', bytes('0123456789'));
      expect(await files.sizeOf('pictures/a/320.webp')).toBe(10);
      expect(await textOf(files, 'pictures/a/320.webp')).toEqual({ size: 10, text: '0123456789' });
      const part = await textOf(files, 'pictures/a/320.webp', { start: 2, end: 4 });
      expect(part).toEqual({ size: 10, text: '234' });
    });

    test('a local file is stored by its bytes', async () => {
      const { files, folder } = await open();
      const path = join(folder, 'upload');
      await writeFile(path, 'from disk');
      await files.putFile('originals/b', path);
      expect(await textOf(files, 'originals/b')).toEqual({ size: 9, text: 'from disk' });
    });

    test('a missing file is undefined', async () => {
      const { files } = await open();
      expect(await files.sizeOf('videos/none.mp4')).toBeUndefined();
      expect(await files.open('videos/none.mp4')).toBeUndefined();
    });

    test('an existing file is never replaced', async () => {
      const { files } = await open();
      await files.put('originals/c', bytes('first'));
      await files.put('originals/c', bytes('second'));
      expect((await textOf(files, 'originals/c'))?.text).toBe('first');
    });

    test('files are listed by their folder, and removed', async () => {
      const { files } = await open();
      await files.put('originals/one', bytes('1'));
      await files.put('originals/two', bytes('22'));
      await files.put('videos/three.mp4', bytes('333'));
      const listed = async () => (await all(files.list('originals'))).sort(byKey);
      expect(await listed()).toEqual([
        { key: 'originals/one', size: 1 },
        { key: 'originals/two', size: 2 },
      ]);
      await files.remove('originals/one');
      await files.remove('originals/never');
      expect(await listed()).toEqual([{ key: 'originals/two', size: 2 }]);
      expect(await all(files.list('pictures'))).toEqual([]);
    });

    test('twenty files stored at once keep their own bytes', async () => {
      const { files } = await open();
      const keys = Array.from({ length: 20 }, (_, at) => `pictures/many/${at}.jpg`);
      await Promise.all(keys.map((key) => files.put(key, bytes(key))));
      const texts = await Promise.all(keys.map(async (key) => (await textOf(files, key))?.text));
      expect(texts).toEqual(keys);
    });
  });
}
