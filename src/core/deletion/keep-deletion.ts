import { describeActor } from '../activity/describe-actor.ts';
import type { LoggedActor } from '../activity/logged-actor.ts';
import type { Actor } from '../actor.ts';
import type { CollectionName } from '../collections.ts';
import type { Edition, Ports, StoreChange } from '../ports.ts';
import { settingsIn } from '../settings/stored-settings.ts';
import { deletionIdOf } from './deleted-parts.ts';
import { noting } from './noting.ts';
import { enqueuePurge, purgeDeletions } from './purge-deletions.ts';

interface Deleted {
  collection: CollectionName;
  id: string;
  label: string;
  /** Account id of the writer of an article. */
  writerId?: string | undefined;
  /** Id of the article, for an entry of its live blog. */
  article?: string | undefined;
}

interface Happened {
  by: LoggedActor | undefined;
  now: Date;
  edition: Edition;
}

/** Returns who deletes, when and in which edition. */
export const happeningNow = async (
  change: StoreChange,
  actor: Actor,
  { clock, edition }: Pick<Ports, 'clock' | 'edition'>,
): Promise<Happened> => ({ by: await describeActor(change, actor), now: clock.now(), edition });

const DAY = 24 * 60 * 60 * 1000;

/**
 * Carries out a deletion, and keeps what `remove` removes and changes in the transaction that it is given, so that the
 * deletion can be taken back as long as the settings say. Returns what `remove` returns.
 */
export async function keepDeletion<Value>(
  change: StoreChange,
  { collection, id, label, writerId = '', article = '' }: Deleted,
  { by, now, edition }: Happened,
  remove: (noted: StoreChange) => Promise<Value>,
): Promise<Value> {
  const { noted, change: notedChange } = noting(change);
  const value = await remove(notedChange);
  const { deletedDays } = await settingsIn(change);
  const until = new Date(now.getTime() + deletedDays * DAY);
  await change.put('deletions', {
    ...{ id: deletionIdOf(collection, id), kind: collection, record: id },
    ...{ label, writerId, article },
    ...{ at: now.toISOString(), until: until.toISOString() },
    ...{ by, parts: noted },
    version: undefined,
  });
  // A browser drops what is over with the next deletion: its jobs need room before a deletion makes any.
  if (edition === 'browser') await purgeDeletions(change, now);
  else await enqueuePurge(change, until, now);
  return value;
}
