import { expect, test } from 'vitest';
import { PNG } from '../../../tests/support/records/archives.ts';
import { type MediaType, mediaTypeOf } from './media-type.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'));

test.each<[MediaType | undefined, Uint8Array]>([
  ['image/png', PNG],
  ['image/jpeg', bytes('\xff\xd8\xff\xe0rest')],
  ['image/gif', bytes('GIF89a')],
  ['image/gif', bytes('GIF87a')],
  ['image/webp', bytes('RIFF\x01\x02\x03\x04WEBPVP8 ')],
  ['image/avif', bytes('\0\0\0\x20ftypavif\0\0\0\0')],
  ['image/avif', bytes('\0\0\0\x1cftypmif1\0\0\0\0mif1avif')],
  ['video/mp4', bytes('\0\0\0\x20ftypisom\0\0\0\0')],
  ...['iso2', 'iso9', 'mp41', 'mp42', 'avc1', 'M4V ', 'dash', 'MSNV'].map(
    (brand): [MediaType, Uint8Array] => ['video/mp4', bytes(`\0\0\0\x20ftyp${brand}`)],
  ),
  ['video/webm', bytes('\x1a\x45\xdf\xa3\x9fB\x86\x81\x01B\x82\x84webm')],
  ['audio/mp4', bytes('\0\0\0\x20ftypM4A \0\0\0\0')],
  ['audio/mpeg', bytes('ID3\x04\0\0\0\0\0\0')],
  ['audio/mpeg', bytes('\xff\xfb\x90\x44')],
  ['audio/mpeg', bytes('\xff\xf3\x90\x44')],
  ['audio/ogg', bytes('OggS\0\x02')],
  // MPEG audio of layers 1 and 2, and AAC, whose frames begin alike.
  [undefined, bytes('\xff\xfd\x90\x44')],
  [undefined, bytes('\xff\xf1\x90\x44')],
  [undefined, bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  [undefined, bytes('RIFF\x01\x02\x03\x04WAVEfmt ')],
  [undefined, bytes('XIFF\x01\x02\x03\x04WEBPVP8 ')],
  [undefined, bytes('GIF88a')],
  [undefined, bytes('\0\0\0\x20ftypheic\0\0\0\0')],
  [undefined, bytes('\0\0\0\x20ftypheicisom')],
  [undefined, bytes('\0\0\0\x20ftypmp43')],
  [undefined, bytes('\x1a\x45\xdf\xa4\x9fB\x86\x81\x01B\x82\x84webm')],
  [undefined, bytes('\x1a\x45\xdf\xa3\x9fB\x82\x88matroska')],
  [undefined, new Uint8Array()],
])('%s', (type, content) => {
  expect(mediaTypeOf(content)).toBe(type);
});
