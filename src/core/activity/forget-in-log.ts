import type { StoreChange } from '../ports.ts';
import type { EventSubject } from './activity-entry.ts';

/** Stands in the log for the name or the words of somebody whose record was deleted. */
export const FORGOTTEN = '(deleted)';

/**
 * Takes a deleted person's name and words out of the activity log: of entries about their record, and
 * of their own as an account.
 */
export async function forgetInLog(
  change: StoreChange,
  { collection, id }: EventSubject,
  words: readonly string[],
): Promise<void> {
  const personal = words.filter((one) => one.trim() !== '');
  for (const search of [id, ...personal]) {
    for (const entry of await change.list('activity', { search })) {
      const isAbout = entry.subject?.collection === collection && entry.subject.id === id;
      const isTheirs = collection === 'users' && entry.actor?.id === id;
      if (!(isAbout || isTheirs)) continue;
      const description = personal.reduce(
        (text, one) => text.replaceAll(one, FORGOTTEN),
        entry.description,
      );
      const { name: _, ...actor } = entry.actor ?? { kind: 'visitor' };
      await change.replace('activity', {
        ...entry,
        description,
        ...(isTheirs ? { actor } : {}),
      });
    }
  }
}
