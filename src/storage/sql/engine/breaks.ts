import { setImmediate } from 'node:timers/promises';

/**
 * Milliseconds of work that count as long. A save of a long article is twenty pieces of work of 5 to 20 ms each,
 * statements of SQLite among them, between which readers get their pages.
 */
const LONG = 5;

/** True if work that takes so many milliseconds is followed by a break. */
export const isLong = (milliseconds: number): boolean => milliseconds > LONG;

/** Milliseconds of a turn of the event loop in which others did next to nothing. */
const QUIET = 1;

/** Longest break, in milliseconds. Where a transaction takes breaks, other changes wait for it the longer. */
const LONGEST_BREAK = 25;

/**
 * Leaves the thread to others after work that blocked it for long, until they have nothing left to do. One turn of the
 * event loop would not do: a page is made in several, and would wait for a piece of work in each.
 */
export async function breakAfter(milliseconds: number): Promise<void> {
  if (!isLong(milliseconds)) return;
  const end = performance.now() + LONGEST_BREAK;
  for (let isQuiet = false; !isQuiet && performance.now() < end; ) {
    const started = performance.now();
    await setImmediate();
    isQuiet = performance.now() - started < QUIET;
  }
}

/** Runs work that may block the thread for long, and takes a break afterwards. */
export async function withBreak<Value>(work: () => Value): Promise<Value> {
  const started = performance.now();
  const value = work();
  await breakAfter(performance.now() - started);
  return value;
}

/**
 * Collects values whose computing takes long, with breaks in between.
 * @param now clock in milliseconds; default: the process's
 */
export async function collectWithBreaks<Value>(
  values: Iterable<Value>,
  now = () => performance.now(),
): Promise<Value[]> {
  const all: Value[] = [];
  let started = now();
  for (const value of values) {
    all.push(value);
    const took = now() - started;
    if (!isLong(took)) continue;
    await breakAfter(took);
    started = now();
  }
  return all;
}
