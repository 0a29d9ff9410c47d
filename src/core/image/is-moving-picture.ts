import type { MediaType } from '../archive/media-type.ts';

const text = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/** Bytes of a table of colours, by the byte that describes it. */
const colourTable = (packed: number): number => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);

/** Place after a chain of sub-blocks of a GIF, the last of which is empty. */
function afterSubBlocks(bytes: Uint8Array, from: number): number {
  let at = from;
  for (let size = bytes[at] ?? 0; size > 0; size = bytes[at] ?? 0) at += size + 1;
  return at + 1;
}

/** True if a GIF has a second frame. */
function movesGif(bytes: Uint8Array): boolean {
  let at = 13 + colourTable(bytes[10] ?? 0);
  for (let frames = 0; at < bytes.length; ) {
    if (bytes[at] === 0x2c) {
      frames += 1;
      if (frames > 1) return true;
      // Descriptor and colours, then the size of codes.
      at = afterSubBlocks(bytes, at + 10 + colourTable(bytes[at + 9] ?? 0) + 1);
    } else if (bytes[at] === 0x21) at = afterSubBlocks(bytes, at + 2);
    else return false;
  }
  return false;
}

/** Names and contents of the chunks of a PNG or a WebP, whose heads differ. */
function* chunksOf(bytes: Uint8Array, type: 'png' | 'webp') {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isPng = type === 'png';
  for (let at = isPng ? 8 : 12; at + 8 <= bytes.length; ) {
    const size = isPng ? view.getUint32(at) : view.getUint32(at + 4, true);
    yield { name: text(bytes, isPng ? at + 4 : at, 4), content: at + 8 };
    at += 8 + size + (isPng ? 4 : size % 2);
  }
}

function movesWebp(bytes: Uint8Array): boolean {
  let frames = 0;
  for (const { name } of chunksOf(bytes, 'webp')) if (name === 'ANMF') frames += 1;
  return frames > 1;
}

function movesPng(bytes: Uint8Array): boolean {
  for (const { name, content } of chunksOf(bytes, 'png')) {
    if (name === 'IDAT') return false;
    const frames = bytes.subarray(content, content + 4);
    if (name === 'acTL') return frames.some((byte, at) => byte > (at === 3 ? 1 : 0));
  }
  return false;
}

const readers: Partial<Record<MediaType, (bytes: Uint8Array) => boolean>> = {
  'image/gif': movesGif,
  'image/webp': movesWebp,
  'image/png': movesPng,
  // A sequence of pictures in place of one.
  'image/avif': (bytes) => text(bytes, 8, 4) === 'avis',
};

/** True if a picture file has several frames. Takes the whole file; a damaged one counts as still. */
export const isMovingPicture = (bytes: Uint8Array, type: MediaType): boolean =>
  readers[type]?.(bytes) ?? false;
