import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sniffPicture } from './sniff-picture.ts';

const bytesOf = (...parts: (string | number[])[]): Uint8Array =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((one) => one.charCodeAt(0)) : part,
    ),
  );

const PNG = '\x89PNG\r\n\x1a\n';

test('each format is recognized by its first bytes, and its size read from its header', () => {
  const png = bytesOf(PNG, [0, 0, 0, 13], 'IHDR', [0, 0, 0x27, 0x10, 0, 0, 0x17, 0x70]);
  expect(sniffPicture(png)).toEqual({ type: 'image/png', width: 10_000, height: 6000 });
  const gif = bytesOf('GIF89a', [0x40, 1, 0xf0, 0]);
  expect(sniffPicture(gif)).toEqual({ type: 'image/gif', width: 320, height: 240 });
  const exif = [0xff, 0xe1, 0, 6, 1, 2, 3, 4];
  const frame = [0xff, 0xc2, 0, 17, 8, 1, 0, 2, 0, 3, 0, 0, 0, 0];
  const jpeg = bytesOf([0xff, 0xd8], exif, frame);
  expect(sniffPicture(jpeg)).toEqual({ type: 'image/jpeg', width: 512, height: 256 });
  const webp = bytesOf('RIFF....WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0], [0xff, 3, 0, 0xff, 1, 0]);
  expect(sniffPicture(webp)).toEqual({ type: 'image/webp', width: 1024, height: 512 });
  const ispe = (side: number) => [...bytesOf('ispe', [0, 0, 0, 0, 0, 0, side, 0, 0, 0, side, 0])];
  const avif = bytesOf('....ftypavif', ispe(1), ispe(4), ispe(2), '.'.repeat(20));
  expect(sniffPicture(avif)).toEqual({ type: 'image/avif', width: 1024, height: 1024 });
});

test('files that are not pictures, or end too early, are refused and never throw', () => {
  expect(sniffPicture(bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeUndefined();
  expect(sniffPicture(bytesOf(PNG, [0, 0, 0, 13]))).toBeUndefined();
  const beginnings = fc.constantFrom(
    PNG,
    '\xff\xd8\xff',
    'GIF89a',
    'RIFF....WEBPVP8 ',
    '....ftypavif',
  );
  fc.assert(
    fc.property(beginnings, fc.uint8Array({ maxLength: 80 }), (beginning, rest) => {
      const header = sniffPicture(bytesOf(beginning, [...rest]));
      expect(header === undefined || (header.width > 0 && header.height > 0)).toBe(true);
    }),
  );
});
