import { type MediaType, mediaTypeOf } from '#core/archive/media-type.ts';

export interface PictureHeader {
  type: MediaType;
  width: number;
  height: number;
}

type Size = Pick<PictureHeader, 'width' | 'height'>;

const text = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

function pngSize(view: DataView): Size {
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

function gifSize(view: DataView): Size {
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

/** Reads the size from the first frame header (SOF), after any number of other segments. */
function jpegSize(view: DataView): Size | undefined {
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + Math.max(2, view.getUint16(at + 2));
  }
  return undefined;
}

function webpSize(view: DataView, bytes: Uint8Array): Size | undefined {
  const uint24 = (at: number): number => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
  switch (text(bytes, 12, 4)) {
    case 'VP8X':
      return { width: uint24(24) + 1, height: uint24(27) + 1 };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
    default:
      return undefined;
  }
}

/** Reads the size from the `ispe` boxes, one per picture in the file; the largest one counts. */
function avifSize(view: DataView, bytes: Uint8Array): Size | undefined {
  let largest: Size | undefined;
  const end = Math.min(bytes.length - 16, 65_536);
  for (let at = 8; at < end; at += 1) {
    if (bytes[at] !== 0x69 || text(bytes, at, 4) !== 'ispe') continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

/** Functions that read the size, by type; other types are not pictures. */
const sizeReaders: Partial<
  Record<MediaType, (view: DataView, bytes: Uint8Array) => Size | undefined>
> = {
  'image/png': pngSize,
  'image/jpeg': jpegSize,
  'image/gif': gifSize,
  'image/webp': webpSize,
  'image/avif': avifSize,
};

/**
 * Type and size of a picture from its header. Does not decode it: a few hundred bytes can unpack to
 * gigabytes. `undefined` if the header is incomplete.
 */
export function sniffPicture(bytes: Uint8Array): PictureHeader | undefined {
  const type = mediaTypeOf(bytes);
  const sizeIn = type && sizeReaders[type];
  if (!sizeIn) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = sizeIn(view, bytes);
    return size && size.width > 0 && size.height > 0 ? { type, ...size } : undefined;
  } catch (error) {
    // The file ends within the header.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
