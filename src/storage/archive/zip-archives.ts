import { Inflate, type Zippable, zipSync } from 'fflate';
import type { Archives } from '#core/archive/archives-port.ts';
import { Refusal } from '#core/errors.ts';
import { packedBytesOf, readZipDirectory, type ZipListing } from './zip-directory.ts';

const DEFLATED = 8;
/** Packed bytes inflated at a time: what comes out of them is checked before there is more. */
const STEP = 16 * 1024;

/** Inflates to exactly that many bytes; `undefined` for damage, and for more or fewer. */
function inflate(packed: Uint8Array, bytes: number): Uint8Array | undefined {
  const whole = new Uint8Array(bytes);
  let written = 0;
  const inflater = new Inflate((chunk) => {
    if (written + chunk.length > bytes) throw new RangeError('longer than was said');
    whole.set(chunk, written);
    written += chunk.length;
  });
  try {
    for (let at = 0; at < packed.length; at += STEP) {
      inflater.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
    }
  } catch {
    return undefined;
  }
  return written === bytes ? whole : undefined;
}

function unpack(zip: Uint8Array, listing: ZipListing): Uint8Array | undefined {
  const packed = packedBytesOf(zip, listing);
  if (!packed) return undefined;
  if (listing.method === DEFLATED) return inflate(packed, listing.bytes);
  return listing.method === 0 && packed.length === listing.bytes ? packed : undefined;
}

async function sha256(bytes: Uint8Array): Promise<string> {
  // Insecure addresses have no cryptography.
  if (!globalThis.crypto?.subtle) {
    throw new Refusal({
      code: 'unavailable',
      title: 'Not Available Here',
      message: 'Archives need a secure address: open Daybreak by https, or on localhost.',
    });
  }
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Zip archives by fflate and the cryptography that browsers and Node share. */
export const zipArchives: Archives = {
  pack: (files) => {
    const packed: Zippable = {};
    for (const [path, bytes] of files) {
      // Pictures and films are compressed as they are.
      packed[path] = [bytes, { level: path.endsWith('.json') ? 6 : 0 }];
    }
    return zipSync(packed);
  },
  open: (archive) =>
    readZipDirectory(archive)?.map((listing) => ({
      path: listing.path,
      packedBytes: listing.packedBytes,
      bytes: listing.bytes,
      unpack: () => unpack(archive, listing),
    })),
  sha256,
  encodeText: (text) => new TextEncoder().encode(text),
  decodeText: (bytes) => {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      return undefined;
    }
  },
};
