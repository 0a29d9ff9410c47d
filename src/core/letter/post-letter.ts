import type { EventSubject } from '../activity/activity-entry.ts';
import { enqueue } from '../job/enqueue.ts';
import type { Online, Ports, StoreChange } from '../ports.ts';
import type { LetterAbout } from './letters.ts';

/** Longest time before a letter goes out, in milliseconds. */
const LONGEST_WAIT = 2000;

export interface NewLetter {
  about: LetterAbout;
  /** The id of the record that it is about, or an address. */
  of: string;
  subject?: EventSubject;
  /** Keyed hash of the address whose request caused it. */
  caller?: string | undefined;
  isAdmitted?: boolean;
}

/**
 * Posts a letter in the transaction of the change that it follows from; none where no mail can be sent. It goes
 * out at a random moment: neither the answer's time nor that of the next one tells what was done.
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
