import * as z from 'zod/mini';
import { describeActor } from '../../activity/describe-actor.ts';
import { type Actor, accountIdOf } from '../../actor.ts';
import { done, type Failure, type Outcome, refused } from '../../errors.ts';
import type { Ports } from '../../ports.ts';
import { somebodyWithTheSharedPassword } from '../../words/event-words.ts';
import { peopleIn } from './people-in.ts';
import { PRESENCE_LEASE, presenceModes, presenceWants, presentPersonSchema } from './presence.ts';

/** Failure where there is one person only: the browser edition. */
export const presenceNeedsServer: Failure = { kind: 'unavailable', code: 'staff-need-server' };

/** Name of a tab, which its editor makes. */
export const tabSchema = z.string().check(z.minLength(8), z.maxLength(60));

/** Fields that an open editor reports, beside its place. */
export const reportFields = {
  tab: tabSchema,
  mode: z.enum(presenceModes),
  wants: z.optional(z.enum(presenceWants)),
};

export const othersSchema = z.object({ others: z.array(presentPersonSchema) });

type Report = z.infer<z.ZodMiniObject<typeof reportFields>> & { place: string };

/** Reports that an actor has a place open, and returns the others who have. Refuses with `unavailable`. */
export async function reportPresence(
  { place, tab, mode, wants }: Report,
  actor: Actor,
  { online, store, clock }: Ports,
): Promise<Outcome<z.infer<typeof othersSchema>>> {
  if (!online) return refused(presenceNeedsServer);
  // A session by the shared password has no account, and so no name.
  const { name = somebodyWithTheSharedPassword } = await store.read((view) =>
    describeActor(view, actor),
  );
  const userId = accountIdOf(actor);
  const now = clock.now();
  const until = new Date(now.getTime() + PRESENCE_LEASE);
  await online.presences.keep({ article: place, tab, userId, name, mode, wants }, until);
  const present = await online.presences.list(now, place);
  const others = present.filter(
    (one) => one.tab !== tab && (userId === undefined || one.userId !== userId),
  );
  return done({ others: await store.read((view) => peopleIn(view, others)) });
}
