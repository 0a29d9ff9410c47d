import type { PushMessage } from '#core/notification/push-ports.ts';
import { cutText } from '#core/text/cut-text.ts';

/** Most bytes of a payload: 4,096 with header, padding mark and tag (RFC 8291, section 4). */
const MOST_BYTES = 3993;

/**
 * The message in the form of declarative Web Push, which Safari shows by itself and our service worker reads
 * like any JSON (https://www.w3.org/TR/push-api/#declarative-push-message). A long text is cut until it
 * fits; browsers show a few lines of it.
 */
export function payloadOf(message: PushMessage): Uint8Array {
  let { body } = message;
  for (;;) {
    const notification = { ...message, body };
    const bytes = new TextEncoder().encode(JSON.stringify({ web_push: 8030, notification }));
    if (bytes.byteLength <= MOST_BYTES || body === '') return bytes;
    // A character takes at most six bytes, as an escape.
    const excess = Math.ceil((bytes.byteLength - MOST_BYTES) / 6);
    body = cutText(body, Math.max(0, body.length - excess));
  }
}
