import type { StoreChange } from '../ports.ts';
import * as eventWords from '../words/event-words.ts';
import type { ActivityEntry, EventSubject } from './activity-entry.ts';

/** Stands in the log for what an entry said about somebody whose record was deleted. */
export const FORGOTTEN = eventWords.aboutARecord;

/**
 * Takes what the activity log says about a deleted reader's account or message out of it, and their name from what they
 * did themselves. `words` are the name and the other words by which the entries are found. What staff did stays with
 * their name.
 */
export async function forgetInLog(
  change: StoreChange,
  subject: EventSubject,
  words: readonly string[],
): Promise<void> {
  for (const search of [subject.id, ...words.filter((one) => one.trim() !== '')]) {
    for (const entry of await change.list('activity', { search })) {
      const forgotten = { ...aboutForgotten(entry, subject), ...byForgotten(entry, subject) };
      if (Object.keys(forgotten).length > 0) {
        await change.replace('activity', { ...entry, ...forgotten });
      }
    }
  }
}

/** New description of an entry about the deleted record. */
const aboutForgotten = (entry: ActivityEntry, { collection, id }: EventSubject) =>
  entry.subject?.collection === collection && entry.subject.id === id
    ? { description: FORGOTTEN }
    : {};

/** Actor without a name, of an entry of what the deleted reader did. */
function byForgotten({ actor }: ActivityEntry, { collection, id }: EventSubject) {
  if (collection !== 'users' || actor?.kind !== 'reader' || actor.id !== id) return {};
  const { name: _, ...nameless } = actor;
  return { actor: nameless };
}
