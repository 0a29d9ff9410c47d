/** A file as the directory at the end of a zip lists it. */
export interface ZipListing {
  path: string;
  /** 0 as it is, 8 deflated; others aren't read. */
  method: number;
  packedBytes: number;
  bytes: number;
  /** Where its own header begins. */
  offset: number;
}

const END = 0x06054b50;
const LISTED = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const LISTED_LENGTH = 46;
const LOCAL_LENGTH = 30;
const LONGEST_COMMENT = 0xffff;
const IS_ENCRYPTED = 1;

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const textAt = (zip: Uint8Array, from: number, length: number): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(zip.subarray(from, from + length));

function endOf(zip: Uint8Array): number | undefined {
  const view = viewOf(zip);
  const last = zip.length - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    const reachesTheEnd = () => at + END_LENGTH + view.getUint16(at + 20, true) === zip.length;
    if (view.getUint32(at, true) === END && reachesTheEnd()) return at;
  }
  return undefined;
}

function listingAt(zip: Uint8Array, at: number): ZipListing & { next: number } {
  const view = viewOf(zip);
  if (view.getUint32(at, true) !== LISTED) throw new RangeError('no listing');
  if (view.getUint16(at + 8, true) & IS_ENCRYPTED) throw new RangeError('encrypted');
  const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((o) => view.getUint16(at + o, true));
  return {
    path: textAt(zip, at + LISTED_LENGTH, name),
    method: view.getUint16(at + 10, true),
    packedBytes: view.getUint32(at + 20, true),
    bytes: view.getUint32(at + 24, true),
    offset: view.getUint32(at + 42, true),
    next: at + LISTED_LENGTH + name + extra + comment,
  };
}

/** Lists a zip; `undefined` when it is none, or cut off, encrypted, or of several parts. */
export function readZipDirectory(zip: Uint8Array): ZipListing[] | undefined {
  const end = zip.length < END_LENGTH ? undefined : endOf(zip);
  if (end === undefined) return undefined;
  const view = viewOf(zip);
  const count = view.getUint16(end + 10, true);
  const listings: ZipListing[] = [];
  let at = view.getUint32(end + 16, true);
  try {
    while (listings.length < count) {
      const { next, ...listing } = listingAt(zip, at);
      listings.push(listing);
      at = next;
    }
  } catch {
    return undefined;
  }
  return at === end ? listings : undefined;
}

/** The packed bytes of a listed file; `undefined` when its own header is missing or says otherwise. */
export function packedBytesOf(zip: Uint8Array, listing: ZipListing): Uint8Array | undefined {
  const { offset, packedBytes, path } = listing;
  try {
    const view = viewOf(zip);
    if (view.getUint32(offset, true) !== LOCAL) return undefined;
    const nameLength = view.getUint16(offset + 26, true);
    if (textAt(zip, offset + LOCAL_LENGTH, nameLength) !== path) return undefined;
    const from = offset + LOCAL_LENGTH + nameLength + view.getUint16(offset + 28, true);
    return from + packedBytes <= zip.length ? zip.subarray(from, from + packedBytes) : undefined;
  } catch {
    return undefined;
  }
}
