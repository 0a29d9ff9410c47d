import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import { pictureFormats, pictureWidths, readPictureAddress } from '#core/image/picture-address.ts';
import type { Media } from '#core/ports.ts';
import { sayInEnglish } from '#core/words/say-in-english.ts';
import { createIncomingFiles } from '../files/incoming-files.ts';
import { createDiskMediaFiles } from './disk-media-files.ts';
import type { MediaFiles } from './media-files.ts';
import { createMediaLibrary } from './media-library.ts';
import { mediaRoutes } from './media-routes.ts';
import { createPictureVariants, type PictureVariant } from './picture-variants.ts';

const root = mkdtempSync(join(tmpdir(), 'daybreak-media-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function openLibrary() {
  const folder = mkdtempSync(join(root, 'case-'));
  const files = createDiskMediaFiles(folder);
  const routes = mediaRoutes(files, createPictureVariants(files));
  const ask = (url: string, init?: RequestInit) => routes.request(url, init);
  const incoming = createIncomingFiles(`${folder}-incoming`);
  return { folder, files, incoming, library: createMediaLibrary(files, incoming), ask };
}

const streamOf = (bytes: Uint8Array): ReadableStream<Uint8Array> =>
  new Blob([new Uint8Array(bytes)]).stream();

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04020' } })
    .withExif({ IFD0: { Artist: 'Nobody is to know' } })
    .jpeg()
    .toBuffer();

async function messageOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Refusal)) throw new Error(`No refusal but ${error}`);
  expect(error.failure).toMatchObject({ kind: 'invalid', field: 'file' });
  const { title, message } = sayInEnglish(error.failure);
  expect(title).toBe('Upload Failed');
  return message;
}

describe('pictures', () => {
  test('an upload is served in each of its widths and formats, and in no other', async () => {
    const { library, ask } = openLibrary();
    const { url, type } = await library.keep(streamOf(await photo(1000, 600)));
    expect(type).toBe('image');
    expect(url).toMatch(/^\/media\/[0-9a-f]{32}-1000x600-[0-9a-f]{6}\/1000\.webp$/);
    const read = readPictureAddress(url);
    expect(read && pictureWidths(read.picture)).toEqual([320, 480, 640, 960, 1000]);
    for (const [file, format] of [
      ['320.avif', 'heif'],
      ['640.webp', 'webp'],
      ['1000.jpg', 'jpeg'],
    ]) {
      const answer = await ask(url.replace('1000.webp', file ?? ''));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toContain('immutable');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-security-policy')).toContain('sandbox');
      const made = await sharp(await answer.arrayBuffer()).metadata();
      expect(made).toMatchObject({ format, width: Number.parseInt(file ?? '', 10) });
    }
    for (const wrong of ['321.webp', '1280.webp', '320.png', '320.webp.part']) {
      expect((await ask(url.replace('1000.webp', wrong))).status).toBe(404);
    }
  });

  test('a picture is served as square icons with the whole of it', async () => {
    const { library, ask } = openLibrary();
    const { url } = await library.keep(streamOf(await photo(300, 150)));
    const icon = (size: number) => ask(url.replace('300.webp', `icon-${size}.png`));
    for (const size of [32, 180, 192, 512]) {
      const answer = await icon(size);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
      const made = sharp(await answer.arrayBuffer());
      expect(await made.metadata()).toMatchObject({ format: 'png', width: size, height: size });
      const { channels } = await made.stats();
      // Above and below the picture, it is transparent, but for home screens.
      expect(channels[3]?.min ?? 255).toBe(size === 180 ? 255 : 0);
    }
    expect((await icon(64)).status).toBe(404);
  });

  test('a picture is served in the shapes of search engines, around its point, never scaled up', async () => {
    const { library, ask } = openLibrary();
    const red = sharp({ create: { width: 1500, height: 900, channels: 3, background: '#ff0000' } });
    const blue = {
      create: { width: 750, height: 900, channels: 3, background: '#0000ff' },
    } as const;
    const halves = await red
      .composite([{ input: await sharp(blue).png().toBuffer(), left: 750, top: 0 }])
      .png()
      .toBuffer();
    const { url } = await library.keep(streamOf(halves));
    const crop = async (name: string) => {
      const answer = await ask(url.replace('1500.webp', `crop-${name}.jpg`));
      return answer.status === 200 ? sharp(await answer.arrayBuffer()) : undefined;
    };
    const sizes = { '16x9': [1200, 675], '4x3': [1200, 900], '1x1': [900, 900] };
    for (const [shape, [width, height]] of Object.entries(sizes)) {
      expect(await (await crop(`${shape}-50-25`))?.metadata()).toMatchObject({ width, height });
    }
    const colourOf = async (name: string) => (await (await crop(name))?.stats())?.dominant;
    expect((await colourOf('1x1-0-50'))?.r).toBeGreaterThan(200);
    expect((await colourOf('1x1-100-50'))?.b).toBeGreaterThan(200);
    for (const other of ['1x1-10-50', '1x1-50-125', '2x1-50-50', '1x1-50']) {
      expect(await crop(other), other).toBeUndefined();
    }
  });

  test('metadata of the file is removed', async () => {
    const { library, ask } = openLibrary();
    const source = await photo(400, 300);
    expect(source.toString('latin1')).toContain('Nobody is to know');
    const { url } = await library.keep(streamOf(source));
    const served = Buffer.from(await (await ask(url)).arrayBuffer());
    expect(served.toString('latin1')).not.toContain('Nobody is to know');
    expect((await sharp(served).metadata()).exif).toBeUndefined();
  });

  test('a rotated picture is turned upright', async () => {
    const { library } = openLibrary();
    const onSide = await sharp(await photo(400, 300))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await library.keep(streamOf(onSide))).url).toContain('-300x400-');
  });

  test('a hundred concurrent requests make one picture once', async () => {
    const { library, ask, folder } = openLibrary();
    const { url } = await library.keep(streamOf(await photo(800, 500)));
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask(url)));
    const bodies = await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    expect(new Set(bodies.map((body) => body.byteLength)).size).toBe(1);
    const made = await readdir(join(folder, 'pictures'), { recursive: true });
    expect(made.filter((name) => name.endsWith('.webp'))).toHaveLength(1);
  });

  test('an invented address makes no files', async () => {
    const { ask } = openLibrary();
    const invented = `/media/${'0'.repeat(32)}-800x500-c04020/320.webp`;
    expect((await ask(invented)).status).toBe(404);
    expect((await ask('/media/..%2F..%2Fetc/passwd')).status).toBe(404);
    expect((await ask('/media/..%2Foriginals')).status).toBe(404);
  });
});

test('a recording is kept unchanged and served with its type', async () => {
  const { library, ask } = openLibrary();
  const mp3 = new TextEncoder().encode(`ID3${'\0'.repeat(100)}`);
  const { type, url } = await library.keep(streamOf(mp3));
  expect([type, url]).toEqual(['audio', expect.stringMatching(/^\/media\/[0-9a-f]{32}\.mp3$/)]);
  const answer = await ask(url);
  expect(answer.headers.get('content-type')).toBe('audio/mpeg');
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(mp3);
});

describe('many pictures at once', () => {
  /** All widths and formats of a picture without variants. */
  async function allVariants(library: Media, width: number): Promise<PictureVariant[]> {
    const { url } = await library.keep(streamOf(await photo(width, 20)));
    const picture = readPictureAddress(url)?.picture;
    if (!picture) throw new Error(`No picture at ${url}.`);
    return pictureWidths(picture).flatMap((wide) =>
      pictureFormats.map((format) => ({ picture, width: wide, format })),
    );
  }

  test('[picture-queue] queued pictures are not in memory', async () => {
    const { library, files } = openLibrary();
    const events: string[] = [];
    const elsewhere: MediaFiles = {
      sizeOf: files.sizeOf,
      putFile: files.putFile,
      list: files.list,
      remove: files.remove,
      open: (key) => {
        events.push('read');
        return files.open(key);
      },
      put: (key, bytes) => {
        events.push('written');
        return files.put(key, bytes);
      },
    };
    const { keyFor } = createPictureVariants(elsewhere);
    const wanted = await allVariants(library, 700);
    await Promise.all(wanted.map(keyFor));
    expect(events).toEqual(wanted.flatMap(() => ['read', 'written']));
  });

  test('fifty wait, more are refused and succeed later', async () => {
    const { library, files } = openLibrary();
    const { keyFor } = createPictureVariants(files);
    const all = await Promise.all([1700, 1701, 1702].map((width) => allVariants(library, width)));
    const wanted = all.flat();
    const made = await Promise.allSettled(wanted.map(keyFor));
    const refused = made.filter(({ status }) => status === 'rejected');
    expect([wanted.length, refused.length]).toEqual([54, 3]);
    expect(refused[0]).toMatchObject({ reason: { failure: { kind: 'too-busy' } } });
    const last = wanted.at(-1);
    expect(last && (await keyFor(last))).toContain('1600.jpg');
  });

  test('the usual variants are made on upload', async () => {
    const { files, folder, incoming } = openLibrary();
    const library = createMediaLibrary(files, incoming, createPictureVariants(files));
    await library.keep(streamOf(await photo(500, 300)));
    const expected = [320, 480, 500].flatMap((width) => [`${width}.avif`, `${width}.webp`]);
    await expect
      .poll(async () => {
        const made = await readdir(join(folder, 'pictures'), { recursive: true });
        return made.map((name) => basename(name)).filter((name) => expected.includes(name)).length;
      })
      .toBe(expected.length);
  });
});

describe('refused uploads', () => {
  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['nothing', ''],
  ])('%s', async (_, text) => {
    const { library } = openLibrary();
    const upload = library.keep(streamOf(new TextEncoder().encode(text)));
    expect(await messageOf(upload)).toBe(
      'This file is not a picture, video or recording that can be shown. Use PNG, JPEG, GIF, WebP, AVIF, MP4, WebM, MP3, M4A or Ogg.',
    );
  });

  test('a damaged picture', async () => {
    const { library, folder } = openLibrary();
    const whole = await photo(400, 300);
    const upload = library.keep(streamOf(whole.subarray(0, 300)));
    expect(await messageOf(upload)).toBe(
      'This picture could not be read. The file may be damaged.',
    );
    expect(await readdir(folder)).toEqual([]);
    expect(await readdir(`${folder}-incoming`)).toEqual([]);
  });

  test('[disk-full] a full disk is refused with storage-full', async () => {
    const { files, folder } = openLibrary();
    const link = join(folder, 'full');
    const library = createMediaLibrary(files, {
      sweep: async () => {},
      // Linux’s `/dev/full`: every write fails with ENOSPC.
      newPath: async () => {
        await symlink('/dev/full', link);
        return link;
      },
    });
    const upload = library.keep(streamOf(await photo(400, 300)));
    await expect(upload).rejects.toMatchObject({ failure: { kind: 'storage-full' } });
    expect(await readdir(folder)).toEqual([]);
  });

  test('more than 50 megapixels, however few bytes', async () => {
    const { library } = openLibrary();
    const huge = await sharp({
      create: { width: 8000, height: 6300, channels: 3, background: '#000' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(await messageOf(library.keep(streamOf(huge)))).toContain('50');
  });

  test('more than 40 MB, before all of it has come', async () => {
    const { library } = openLibrary();
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        const chunk = new Uint8Array(1024 * 1024);
        if (sent === 0) chunk.set([0xff, 0xd8, 0xff]);
        sent += 1;
        controller.enqueue(chunk);
      },
    });
    expect(await messageOf(library.keep(endless))).toBe('This picture is larger than 40 MB.');
    expect(sent).toBeLessThan(45);
  });
});

describe('videos', () => {
  const film = new Uint8Array(2000).fill(7);
  film.set(new TextEncoder().encode('\0\0\0 ftypisom'), 0);

  test.each([
    ['bytes=0-9', 206, 'bytes 0-9/2000', 10],
    ['bytes=1990-', 206, 'bytes 1990-1999/2000', 10],
    ['bytes=-5', 206, 'bytes 1995-1999/2000', 5],
    ['bytes=1990-5000', 206, 'bytes 1990-1999/2000', 10],
    ['bytes=2000-', 416, 'bytes */2000', 0],
    ['bytes=9-2', 200, null, 2000],
    ['lines=1-2', 200, null, 2000],
  ])('%s answers %i', async (range, status, contentRange, length) => {
    const { library, ask } = openLibrary();
    const { url } = await library.keep(streamOf(film));
    const answer = await ask(url, { headers: { range } });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-range')).toBe(contentRange);
    expect((await answer.arrayBuffer()).byteLength).toBe(length);
  });

  test('is served with its type, and as 304 when cached', async () => {
    const { library, ask } = openLibrary();
    const { url, type } = await library.keep(streamOf(film));
    expect(type).toBe('video');
    const answer = await ask(url);
    expect(answer.headers.get('content-type')).toBe('video/mp4');
    const etag = answer.headers.get('etag') ?? '';
    expect((await ask(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const head = await ask(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '2000']);
  });
});
