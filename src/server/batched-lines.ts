import process from 'node:process';

/** Milliseconds that a line may wait for others. */
const PAUSE = 100;

/** Characters that are written without waiting. */
const MOST_WAITING = 32_768;

/**
 * Writes lines in batches: a write for each costs more than the answer to most requests. What waits is
 * written before the process ends.
 * @returns takes a line without its end
 */
export function batchedLines(write: (text: string) => void): (line: string) => void {
  let waiting = '';
  let timer: NodeJS.Timeout | undefined;
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const text = waiting;
    waiting = '';
    if (text) write(text);
  }
  process.once('exit', flush);
  return (line) => {
    waiting += `${line}\n`;
    if (waiting.length > MOST_WAITING) flush();
    else timer ??= setTimeout(flush, PAUSE).unref();
  };
}
