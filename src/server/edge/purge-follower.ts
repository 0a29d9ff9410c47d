import type { OnTouched, Touched } from '#core/freshness/touch.ts';
import type { EdgeCache } from './edge-caches.ts';
import { keysOfAll, keysOfTouched } from './surrogate-keys.ts';

/** Milliseconds in which changes are gathered for one purge. */
const GATHERED = 20;

/**
 * Milliseconds after which a purge is repeated: an answer that was on its way while its pages were purged is in the
 * cache by then.
 */
const REPEATED_AFTER = 1000;

/** First and longest pause after a purge that failed, in milliseconds. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 10_000;

/** Most keys that wait; with more, all pages are purged. */
const MOST_WAITING = 5000;

interface Following {
  onTouched: OnTouched;
  edge: EdgeCache;
  /** Logs a message for operators. */
  report: (message: string) => void;
}

/** Most articles of a change that goes first. */
const FEW = 3;

/** True for a change of few articles, such as a correction or a withdrawal; imports and changes of settings come after it. */
const isUrgent = (touched: Touched): boolean => (touched.get('articles')?.length ?? FEW + 1) <= FEW;

/**
 * Purges the cache in front of what each change touched, by any process: a page may have been sent by any process before
 * it heard of the change. Repeats purges that failed, without an end.
 */
export function followWithPurges({ onTouched, edge, report }: Following) {
  let urgent = new Set<string>();
  let usual = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isSending = false;
  let sending = Promise.resolve();
  let pause = 0;
  const repeats = new Set<NodeJS.Timeout>();
  const waiting = (): number => urgent.size + usual.size;

  function add(keys: readonly string[], to: Set<string>): void {
    for (const key of keys) if (!urgent.has(key)) to.add(key);
    if (waiting() > MOST_WAITING) {
      usual = new Set();
      urgent = new Set(keysOfAll());
    }
    sendAfter(pause || GATHERED);
  }

  function sendAfter(milliseconds: number): void {
    if (isSending || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      isSending = true;
      sending = sendAll().then(() => {
        isSending = false;
        if (waiting() > 0) sendAfter(pause);
      });
    }, milliseconds).unref();
  }

  /** Takes keys for one purge, the urgent first. */
  function take(): string[] {
    const keys = [...urgent, ...usual].slice(0, edge.mostKeys);
    for (const key of keys) {
      urgent.delete(key);
      usual.delete(key);
    }
    return keys;
  }

  /** Sends one purge. Returns whether it succeeded. */
  async function purge(keys: readonly string[]): Promise<boolean> {
    try {
      await edge.purge(keys);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (pause === 0) report(`Daybreak: the cache in front was not purged: ${reason}.`);
      pause = Math.min(Math.max(FIRST_PAUSE, pause * 2), LONGEST_PAUSE);
      urgent = new Set([...urgent, ...keys]);
      return false;
    }
    if (pause > 0) report('Daybreak: the cache in front answers again.');
    pause = 0;
    return true;
  }

  /** Sends what waits, until nothing does or a purge failed. */
  async function sendAll(): Promise<void> {
    for (let keys = take(); keys.length > 0; keys = take()) if (!(await purge(keys))) return;
  }

  function repeatLater(keys: readonly string[]): void {
    const repeat = setTimeout(() => {
      repeats.delete(repeat);
      add(keys, usual);
    }, REPEATED_AFTER).unref();
    repeats.add(repeat);
  }

  const unsubscribe = onTouched((touched) => {
    const keys = keysOfTouched(touched);
    add(keys, isUrgent(touched) ? urgent : usual);
    repeatLater(keys);
  });

  return {
    /** Number of keys that wait. */
    waiting,
    /** Sends what waits once more, and ends. */
    close: async (): Promise<void> => {
      unsubscribe();
      for (const repeat of repeats) clearTimeout(repeat);
      await sending;
      clearTimeout(timer);
      await sendAll();
    },
  };
}
