import { Buffer } from 'node:buffer';

const occurrences = (text: string, sought: string, most: number): number => {
  let found = 0;
  for (let at = text.indexOf(sought); at >= 0 && found <= most; at = text.indexOf(sought, at + 1)) {
    found += 1;
  }
  return found;
};

/**
 * True if a form's body has more than `most` fields. Counts delimiters in the bytes, since parsing takes
 * quadratic time in the number of fields.
 * @param type the body's `Content-Type`
 */
export function hasMoreFields(body: Uint8Array, type: string | null, most: number): boolean {
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1');
  if (/^multipart\//i.test(type ?? '')) {
    return occurrences(text.toLowerCase(), 'content-disposition', most) > most;
  }
  return occurrences(text, '&', most) >= most;
}
