import { Buffer } from 'node:buffer';
import process from 'node:process';

/** Milliseconds that a line may wait for others. */
const PAUSE = 100;

/** Size of the buffer, in bytes. */
const ROOM = 65_536;

/** Most bytes of UTF-8 per UTF-16 code unit. */
const WIDEST = 3;

const LINE_FEED = 10;

/**
 * Writes lines in batches: a write per line costs more than the answer to most requests. Flushes when the
 * process exits.
 * @returns a function that takes a line without its line feed
 */
export function batchedLines(write: (text: Buffer) => void): (line: string) => void {
  // A byte buffer: appending to a string costs twice as much.
  let waiting = Buffer.allocUnsafe(ROOM);
  let used = 0;
  let timer: NodeJS.Timeout | undefined;
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (used === 0) return;
    const batch = waiting.subarray(0, used);
    // A new buffer, since the writer may still use the batch.
    waiting = Buffer.allocUnsafe(ROOM);
    used = 0;
    write(batch);
  }
  process.once('exit', flush);
  return (line) => {
    const most = line.length * WIDEST + 1;
    if (used + most > ROOM) flush();
    if (most > ROOM) return write(Buffer.from(`${line}\n`));
    used += waiting.write(line, used);
    waiting[used] = LINE_FEED;
    used += 1;
    timer ??= setTimeout(flush, PAUSE).unref();
  };
}
