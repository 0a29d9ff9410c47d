/** Extensions of the pictures, videos and recordings that may be uploaded, or embedded in a record. */
export const mediaExtensions = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
} as const;

export type MediaType = keyof typeof mediaExtensions;

const latin = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** Detects ISO base media formats by the brands after `ftyp`; AVIF's may be any of them. */
const ofBrands = (brands: string): MediaType | undefined => {
  if (/avi[fs]/.test(brands)) return 'image/avif';
  const brand = brands.slice(0, 4);
  if (brand === 'M4A ') return 'audio/mp4';
  return /isom|iso[2-9]|mp4[12]|avc1|M4V |dash|MSNV/.test(brand) ? 'video/mp4' : undefined;
};

/** True for a frame of MPEG audio, layer 3: eleven bits of synchronization, then version and layer. */
const isMp3Frame = ([first = 0, second = 0]: Uint8Array): boolean =>
  first === 0xff && (second & 0xe6) === 0xe2;

/** Detects a media type by magic numbers; `undefined` for types that aren't in `mediaExtensions`. */
export function mediaTypeOf(bytes: Uint8Array): MediaType | undefined {
  const start = latin(bytes, 0, 4);
  if (latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (/GIF8[79]a/.test(latin(bytes, 0, 6))) return 'image/gif';
  if (start === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') return 'image/webp';
  if (latin(bytes, 4, 8) === 'ftyp') return ofBrands(latin(bytes, 8, 32));
  if (start.startsWith('ID3') || isMp3Frame(bytes)) return 'audio/mpeg';
  if (start === 'OggS') return 'audio/ogg';
  const isMatroska = start === '\x1a\x45\xdf\xa3';
  return isMatroska && latin(bytes, 4, 64).includes('webm') ? 'video/webm' : undefined;
}
