import type { Base64 } from '#core/archive/archives-port.ts';

/** Bytes encoded per call, a multiple of three; engines limit the number of arguments. */
const CHUNK = 3 * 8192;

/** Base64 by `btoa` and `atob`, which browsers and Node share. */
export const base64: Base64 = {
  toBase64: (bytes) => {
    const parts: string[] = [];
    for (let at = 0; at < bytes.length; at += CHUNK) {
      parts.push(btoa(String.fromCharCode(...bytes.subarray(at, at + CHUNK))));
    }
    return parts.join('');
  },
  fromBase64: (text) => {
    // `atob` alone would accept white space and missing padding.
    if (text.length % 4 !== 0 || /\s/.test(text)) return undefined;
    try {
      const letters = atob(text);
      const bytes = new Uint8Array(letters.length);
      for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
      return bytes;
    } catch {
      return undefined;
    }
  },
};
