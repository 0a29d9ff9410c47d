const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const values = new Map([...alphabet].map((letter, value) => [letter.charCodeAt(0), value]));

/** Letters made at a time; one long string grown letter by letter is slow. */
const CHUNK = 3 * 4096;

function encodeChunk(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const left = bytes.length - at;
    const group = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    text += alphabet.charAt(group >> 18) + alphabet.charAt((group >> 12) & 63);
    text += left < 2 ? '=' : alphabet.charAt((group >> 6) & 63);
    text += left < 3 ? '=' : alphabet.charAt(group & 63);
  }
  return text;
}

export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK) {
    parts.push(encodeChunk(bytes.subarray(at, at + CHUNK)));
  }
  return parts.join('');
}

function paddingOf(text: string): number {
  if (text.endsWith('==')) return 2;
  return text.endsWith('=') ? 1 : 0;
}

/** `undefined` for what is no base64 in whole groups of four. */
export function fromBase64(text: string): Uint8Array | undefined {
  if (text.length % 4 !== 0) return undefined;
  const letters = text.length - paddingOf(text);
  const bytes = new Uint8Array(Math.floor((letters * 3) / 4));
  let group = 0;
  let written = 0;
  for (let at = 0; at < letters; at += 1) {
    const value = values.get(text.charCodeAt(at));
    if (value === undefined) return undefined;
    // The bits of at most one byte are left over from the letter before.
    group = ((group << 6) | value) & 0xfff;
    if (at % 4 === 0) continue;
    bytes[written] = group >> (6 - 2 * (at % 4));
    written += 1;
  }
  return bytes;
}
