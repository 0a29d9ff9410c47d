import type { Base64 } from '#core/archive/archives-port.ts';

/** Bytes encoded at a time, in whole groups of three: engines limit the arguments of a call. */
const CHUNK = 3 * 8192;

/** Base64 by what browsers and Node have in common. */
export const base64: Base64 = {
  toBase64: (bytes) => {
    const parts: string[] = [];
    for (let at = 0; at < bytes.length; at += CHUNK) {
      parts.push(btoa(String.fromCharCode(...bytes.subarray(at, at + CHUNK))));
    }
    return parts.join('');
  },
  fromBase64: (text) => {
    // `atob` takes white space and texts without padding, too.
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
