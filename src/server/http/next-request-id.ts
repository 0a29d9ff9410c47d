import { randomUUID } from 'node:crypto';

/** Hexadecimal digits of the counter. */
const COUNTED_DIGITS = 12;
const prefix = randomUUID().slice(0, -COUNTED_DIGITS);
let count = 0;

/**
 * Returns an id in the form of a UUID: a random prefix per process and a counter. It isn't secret; a
 * random one would cost as much as everything else in serving a cached page.
 */
export function nextRequestId(): string {
  count += 1;
  return prefix + count.toString(16).padStart(COUNTED_DIGITS, '0');
}
