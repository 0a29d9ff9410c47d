import { cutText } from '#core/locale/graphemes.ts';
import type { PushMessage } from '#core/notification/push-ports.ts';

/** Most bytes of a payload: 4,096 with header, padding and tag (RFC 8291, section 4). */
const MOST_BYTES = 3993;

/**
 * Encodes a message as declarative Web Push, which Safari displays by itself and our service worker
 * parses (https://www.w3.org/TR/push-api/#declarative-push-message). Cuts a long text until it fits;
 * browsers show only a few lines.
 */
export function payloadOf(message: PushMessage): Uint8Array {
  let { body } = message;
  for (;;) {
    const notification = { ...message, body };
    const bytes = new TextEncoder().encode(JSON.stringify({ web_push: 8030, notification }));
    if (bytes.byteLength <= MOST_BYTES || body === '') return bytes;
    // A character takes at most six bytes, as an escape sequence.
    const excess = Math.ceil((bytes.byteLength - MOST_BYTES) / 6);
    body = cutText(body, Math.max(0, body.length - excess));
  }
}
