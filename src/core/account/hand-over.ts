import * as z from 'zod/mini';
import { describeActor } from '../activity/describe-actor.ts';
import type { LoggedActor } from '../activity/logged-actor.ts';
import { type Actor, accountIdOf } from '../actor.ts';
import type { Draft } from '../article/desk/draft.ts';
import { nobodyAsked } from '../article/desk/review.ts';
import { done, failures, Refusal, refused } from '../errors.ts';
import { countedInOwn } from '../locale/plural.ts';
import { owners, provenOwners } from '../permission.ts';
import type { StoreChange, StoreView } from '../ports.ts';
import { defineChange, definePrivateRead } from '../use-case.ts';
import * as words from '../words/event-words.ts';
import { accountSubject } from './account-of.ts';
import { isAtLeast, type Role, roles } from './role.ts';
import type { User } from './user.ts';

/** Most drafts that one call hands over, because it holds the store's only writer. */
const MOST_AT_ONCE = 200;

const heirSchema = z.object({ id: z.string(), name: z.string(), role: z.enum(roles) });

type Heir = z.infer<typeof heirSchema>;

/** Ways in which a draft can be a person's to do. */
const ties = ['writer', 'asked', 'scheduler'] as const;

const countOf = (view: StoreView, tie: (typeof ties)[number], id: string): Promise<number> =>
  view.count('drafts', { where: { [tie]: id } });

/** Most people of one role that are listed as heirs. */
const MOST_HEIRS = 50;

/** Returns the staff to whom work can be handed over, but for its holder. */
async function heirsIn(view: StoreView, from: string, actor: Actor): Promise<Heir[]> {
  const found: Heir[] = [];
  for (const role of roles) {
    const users = await view.list('users', { where: { role }, limit: MOST_HEIRS });
    found.push(...users.map(({ id, name }) => ({ id, name, role })));
  }
  return found.filter(({ id, role }) => id !== from && mayInherit(role, from, actor));
}

/**
 * Counts what waits for a person: drafts of their own, reviews that they were asked for, and stories that they scheduled;
 * with those to whom it can be handed over.
 */
export const readWork = definePrivateRead({
  name: 'readWork',
  contract: {
    route: 'GET /admin/users/:userId/work',
    summary: 'What waits for a person: drafts, reviews, scheduled stories',
    answers: z.object({
      drafts: z.number(),
      reviews: z.number(),
      scheduled: z.number(),
      heirs: z.array(heirSchema),
    }),
    refusals: ['not-found'],
  },
  may: owners,
  input: z.object({ userId: z.string() }),
  read: async (view, { input: { userId }, actor }) => {
    if (!(await view.get('users', userId))) return refused(failures.deletedAlready());
    const drafts = await countOf(view, 'writer', userId);
    const reviews = await countOf(view, 'asked', userId);
    const scheduled = await countOf(view, 'scheduler', userId);
    return done({ drafts, reviews, scheduled, heirs: await heirsIn(view, userId, actor) });
  },
});

/** True if the role may take work over: that of the caller goes to editors and owners, who then answer for its schedules. */
const mayInherit = (role: Role, from: string, actor: Actor): boolean =>
  accountIdOf(actor) !== from || isAtLeast(role, 'editor');

/** Returns the person who takes the work over. Refuses with `invalid` whoever isn't at work in the newsroom. */
async function heirIn(view: StoreView, id: string, from: string, actor: Actor): Promise<User> {
  const heir = await view.get('users', id);
  if (!heir?.role || id === from || !mayInherit(heir.role, from, actor)) {
    throw new Refusal({ kind: 'invalid', code: 'heir-unknown', field: 'to' });
  }
  return heir;
}

const actorOf = ({ id, role = 'contributor' }: User): Actor => ({
  kind: 'staff',
  role,
  userId: id,
});

/** Returns a draft with the heir in each place of the person. `by` answers for what they scheduled. */
function inherited(draft: Draft, from: string, heir: User, by: LoggedActor): Draft {
  const mayJudge = heir.role !== undefined && isAtLeast(heir.role, 'editor');
  const asked = mayJudge ? { askedId: heir.id, askedName: heir.name } : nobodyAsked;
  return {
    ...draft,
    ...(draft.writerId === from && { writerId: heir.id }),
    ...(draft.askedId === from && { ...asked, neededBy: draft.neededBy }),
    ...(draft.scheduledBy?.id === from && { scheduledBy: by }),
  };
}

async function draftsOf(change: StoreChange, from: string): Promise<Draft[]> {
  const found = new Map<string, Draft>();
  for (const tie of ties) {
    const query = { where: { [tie]: from }, limit: MOST_AT_ONCE - found.size };
    if (query.limit === 0) break;
    for (const draft of await change.list('drafts', query)) found.set(draft.id, draft);
  }
  return [...found.values()];
}

/**
 * Hands up to 200 open stories of a person over to another: their drafts, the reviews that they were asked for, which go to
 * nobody in particular if the heir may not judge, and the schedules, for which the caller answers from now on. What is
 * published keeps its writer, until a draft of it that was handed over is published. Refuses with `not-found`, and with `invalid` if the heir isn't at work in the newsroom.
 */
export const handOver = defineChange({
  name: 'handOver',
  contract: {
    route: 'POST /admin/users/:userId/hand-over',
    summary: 'Hand the open stories of a person over to another',
    description: 'Up to 200 at once: repeat it until `isDone`.',
    answers: z.object({ handedOver: z.number(), isDone: z.boolean() }),
    refusals: ['not-found'],
  },
  may: provenOwners,
  input: z.object({ userId: z.string(), to: z.string() }),
  change: async (change, { input: { userId, to }, actor }) => {
    const user = await change.get('users', userId);
    if (!user) throw new Refusal(failures.deletedAlready());
    const heir = await heirIn(change, to, userId, actor);
    // Schedules of one's own need another person who answers for them: the heir.
    const answering = accountIdOf(actor) === userId ? actorOf(heir) : actor;
    const by = await describeActor(change, answering);
    const drafts = await draftsOf(change, userId);
    for (const draft of drafts) {
      await change.replace('drafts', inherited(draft, userId, heir, by));
    }
    const handedOver = drafts.length;
    const value = { handedOver, isDone: handedOver < MOST_AT_ONCE };
    if (handedOver === 0) return { value };
    const stories = countedInOwn(handedOver, words.openStories);
    return {
      value,
      activity: {
        event: 'work-handed-over',
        subject: accountSubject(userId),
        action: words.handedOver,
        description: words.workWasHandedOver(stories, user.name, heir.name),
      },
    };
  },
});
