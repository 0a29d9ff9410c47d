import { Refusal } from '#core/errors.ts';
import type { Clock, Store } from '#core/ports.ts';
import type { FailureKind } from '#core/words/failure-words.ts';

/**
 * Opens a store over an unused place. Every call opens the same place again, like another program (tab,
 * process).
 */
export type OpenStore = (clock: Clock) => Promise<Store>;

/** Limits in which stores may differ. */
export interface StoreLimits {
  /** Most entries kept in the activity log; default: the specified hundred. */
  activityEntries?: number;
}

/** A test case of the `Store` port; a plain function, so that pages of real browsers can run it. */
export interface StoreCase {
  title: string;
  run: (open: OpenStore, limits?: StoreLimits) => Promise<void>;
}

export const CASE_INSTANT = Date.parse('2026-11-21T06:30:00.000Z');

/** A stopped clock, so that everything happens within one millisecond. */
export const stoppedClock: Clock = { now: () => new Date(CASE_INSTANT) };

export const messageAbout = (subject: string) => ({
  name: 'Asha Rao',
  email: 'asha@example.com',
  subject,
  message: 'Namaste — नमस्ते — 🌅',
  status: 'new' as const,
  createdAt: '2026-11-21T06:30:00.000Z',
});

export const userNamed = (name: string) => ({
  name,
  email: `${name.toLowerCase()}@example.com`,
  password: '$hash',
  subscribed: false,
  createdAt: '2026-11-21T06:30:00.000Z',
});

export const articleTitled = (title: string, category = 'World', isFeatured = false) => ({
  title,
  category,
  author: 'Asha Rao',
  publishedAt: '2026-11-21T06:30:00.000Z',
  updatedAt: undefined,
  time: undefined,
  image: undefined,
  standfirst: undefined,
  content: [{ id: 'b1', type: 'paragraph' as const, content: `${title}.` }],
  isFeatured,
  isPremium: false,
});

export const entryAbout = (description: string) => ({
  action: 'Tested',
  description,
  timestamp: '2026-11-21T06:30:00.000Z',
});

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(
    entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, v]) => [key, inOrder(v)]),
  );
}

/** Expects two JSON values to be deeply equal, ignoring the order of keys. */
export function expectEqual(actual: unknown, expected: unknown, what = 'value'): void {
  const [is, should] = [actual, expected].map((value) => JSON.stringify(inOrder(value)));
  if (is !== should) throw new Error(`${what}: expected ${should}, got ${is}`);
}

export function expectTrue(condition: boolean, what: string): void {
  if (!condition) throw new Error(`expected: ${what}`);
}

/** Returns the error that the promise rejects with. */
export async function failureOf(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error('expected a failure, got success');
}

export async function expectRefusal(work: Promise<unknown>, kind: FailureKind): Promise<void> {
  const error = await failureOf(work);
  if (!(error instanceof Refusal)) throw error;
  expectEqual(error.failure.kind, kind, 'refusal');
}
