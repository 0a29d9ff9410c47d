import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { MediaType } from '../archive/media-type.ts';
import { isMovingPicture } from './is-moving-picture.ts';

const frame = (background: string) =>
  sharp({ create: { width: 12, height: 9, channels: 4, background } })
    .png()
    .toBuffer();

async function moving(format: 'gif' | 'webp', colours: readonly string[]): Promise<Uint8Array> {
  const frames = await Promise.all(colours.map(frame));
  const joined = sharp(frames, { join: { animated: true } });
  return new Uint8Array(await joined.toFormat(format, { loop: 0 }).toBuffer());
}

const still = async (format: 'gif' | 'webp' | 'png' | 'avif'): Promise<Uint8Array> =>
  new Uint8Array(
    await sharp(await frame('red'))
      .toFormat(format)
      .toBuffer(),
  );

/** A PNG that says how many frames it has, before its picture. */
function pngOf(png: Uint8Array, frames: number): Uint8Array {
  const head = 33;
  const control = new Uint8Array(20);
  const view = new DataView(control.buffer);
  view.setUint32(0, 8);
  control.set(new TextEncoder().encode('acTL'), 4);
  view.setUint32(8, frames);
  return new Uint8Array([...png.subarray(0, head), ...control, ...png.subarray(head)]);
}

test.each(['gif', 'webp', 'png', 'avif'] as const)('a still %s does not move', async (format) => {
  expect(isMovingPicture(await still(format), `image/${format}`)).toBe(false);
});

test.each(['gif', 'webp'] as const)('a %s of several frames moves', async (format) => {
  expect(isMovingPicture(await moving(format, ['red', 'blue']), `image/${format}`)).toBe(true);
  expect(isMovingPicture(await moving(format, ['red', 'blue', 'lime']), `image/${format}`)).toBe(
    true,
  );
});

test('a PNG of several frames moves, one of a single frame does not', async () => {
  const png = await still('png');
  expect(isMovingPicture(pngOf(png, 2), 'image/png')).toBe(true);
  expect(isMovingPicture(pngOf(png, 256), 'image/png')).toBe(true);
  expect(isMovingPicture(pngOf(png, 1), 'image/png')).toBe(false);
});

test('a sequence of AVIF moves', async () => {
  const avif = await still('avif');
  avif.set(new TextEncoder().encode('avis'), 8);
  expect(isMovingPicture(avif, 'image/avif')).toBe(true);
});

test('what is cut off anywhere is read without an error', async () => {
  const files: [MediaType, Uint8Array][] = [
    ['image/gif', await moving('gif', ['red', 'blue'])],
    ['image/webp', await moving('webp', ['red', 'blue'])],
    ['image/png', pngOf(await still('png'), 2)],
    ['image/avif', await still('avif')],
  ];
  for (const [type, whole] of files) {
    for (let length = 0; length < whole.length; length += 1) {
      expect(typeof isMovingPicture(whole.subarray(0, length), type)).toBe('boolean');
    }
  }
});
