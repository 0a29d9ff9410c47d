import { randomUUID } from 'node:crypto';

/** Hexadecimal digits, after which a process would count from the beginning. */
const COUNTED_DIGITS = 12;
const prefix = randomUUID().slice(0, -COUNTED_DIGITS);
let count = 0;

/**
 * An id for a request, in the form of a UUID: the beginning is the process's own, the end is counted.
 * It tells requests apart and keeps no secret; a random one would cost as much as all else that is done
 * for a page that is kept.
 */
export function nextRequestId(): string {
  count += 1;
  return prefix + count.toString(16).padStart(COUNTED_DIGITS, '0');
}
