import { Buffer } from 'node:buffer';
import process from 'node:process';

/** Milliseconds that a line may wait for others. */
const PAUSE = 100;

/** Bytes that may wait. */
const ROOM = 65_536;

/** Bytes that a character of a text takes at most, in UTF-8. */
const WIDEST = 3;

const LINE_FEED = 10;

/**
 * Writes lines in batches: a write for each costs more than the answer to most requests. Waiting
 * lines are written before the process ends.
 * @returns takes a line without its end
 */
export function batchedLines(write: (text: Buffer) => void): (line: string) => void {
  // Bytes from the beginning: a text that grows by each line costs as much again.
  let waiting = Buffer.allocUnsafe(ROOM);
  let used = 0;
  let timer: NodeJS.Timeout | undefined;
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (used === 0) return;
    const batch = waiting.subarray(0, used);
    // The writer may still hold the batch when the next line comes.
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
