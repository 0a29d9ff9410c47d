/** Extensions of the pictures and videos that may be embedded in a record. */
export const mediaExtensions = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
} as const;

export type MediaType = keyof typeof mediaExtensions;

const latin = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** Detects ISO base media formats by the brands after `ftyp`; AVIF's may be any of them. */
const ofBrands = (brands: string): MediaType | undefined => {
  if (/avi[fs]/.test(brands)) return 'image/avif';
  const brand = brands.slice(0, 4);
  return /isom|iso[2-9]|mp4[12]|avc1|M4V |dash|MSNV/.test(brand) ? 'video/mp4' : undefined;
};

/** Detects a media type by magic numbers; `undefined` for types that aren't in `mediaExtensions`. */
export function mediaTypeOf(bytes: Uint8Array): MediaType | undefined {
  const start = latin(bytes, 0, 4);
  if (latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (/GIF8[79]a/.test(latin(bytes, 0, 6))) return 'image/gif';
  if (start === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') return 'image/webp';
  if (latin(bytes, 4, 8) === 'ftyp') return ofBrands(latin(bytes, 8, 32));
  const isMatroska = start === '\x1a\x45\xdf\xa3';
  return isMatroska && latin(bytes, 4, 64).includes('webm') ? 'video/webm' : undefined;
}
