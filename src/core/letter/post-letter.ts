import type { EventSubject } from '../activity/activity-entry.ts';
import { enqueue } from '../job/enqueue.ts';
import type { Online, Ports, StoreChange } from '../ports.ts';
import type { LetterAbout } from './letters.ts';

/** Longest delay before a letter is sent, in milliseconds. */
const LONGEST_WAIT = 2000;

export interface NewLetter {
  about: LetterAbout;
  /** Id of the record that it concerns, or an e-mail address. */
  of: string;
  subject?: EventSubject;
  /** Keyed hash of the client address whose request caused it. */
  caller?: string | undefined;
  isAdmitted?: boolean;
}

/**
 * Enqueues a letter in the transaction of a change; does nothing if no mail can be sent. A random delay
 * keeps the work of sending out of the timing of responses, which would reveal whether a letter was sent.
 */
export async function postLetter(
  change: StoreChange,
  { clock, online }: Pick<Ports, 'clock'> & { online?: Pick<Online, 'mail'> },
  { subject, ...payload }: NewLetter,
): Promise<void> {
  if (!online?.mail) return;
  await enqueue(change, {
    kind: 'letter',
    ...(subject ? { subject } : {}),
    dueAt: new Date(clock.now().getTime() + Math.random() * LONGEST_WAIT),
    payload,
  });
}
