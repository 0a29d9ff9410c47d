import * as z from 'zod/mini';
import { describeActor } from '../../activity/describe-actor.ts';
import { accountIdOf } from '../../actor.ts';
import { idSchema } from '../../contract.ts';
import { done, type Failure, refused } from '../../errors.ts';
import { staff } from '../../permission.ts';
import { definePrivateTask } from '../../use-case.ts';
import { somebodyWithTheSharedPassword } from '../../words/event-words.ts';
import { articleToPreview } from '../preview-links/article-to-preview.ts';
import {
  PRESENCE_LEASE,
  peopleIn,
  presenceModes,
  presenceWants,
  presentPersonSchema,
} from './presence.ts';

const answers = z.object({
  articles: z.array(z.object({ id: z.string(), people: z.array(presentPersonSchema) })),
});

/** Returns who has which article open; nobody in the browser edition. */
export const listPresence = definePrivateTask({
  name: 'listPresence',
  contract: {
    route: 'GET /admin/presence',
    summary: 'Who has which article open',
    answers,
  },
  may: staff,
  input: z.object({}),
  run: async ({ ports: { online, clock } }) => {
    const present = (await online?.presences.list(clock.now())) ?? [];
    const ids = [...new Set(present.map(({ article }) => article))];
    return done<z.infer<typeof answers>>({
      articles: ids.map((id) => ({
        id,
        people: peopleIn(present.filter(({ article }) => article === id)),
      })),
    });
  },
});

/** Failure where there is one person only: the browser edition. */
export const presenceNeedsServer: Failure = { kind: 'unavailable', code: 'staff-need-server' };

/** Name of a tab, which its editor makes. */
export const tabSchema = z.string().check(z.minLength(8), z.maxLength(60));

/**
 * Reports that the actor has an article open, and returns the others who have. Refuses with `unavailable` in the
 * browser edition, and as `articleToPreview`.
 */
export const keepPresence = definePrivateTask({
  name: 'keepPresence',
  contract: {
    route: 'PUT /admin/articles/:id/presence',
    summary: 'Report that one has an article open; the others who have',
    description:
      'To be repeated every ten seconds: 25 seconds after the last report somebody counts as gone.',
    answers: z.object({ others: z.array(presentPersonSchema) }),
    refusals: ['not-found', 'unavailable'],
  },
  may: staff,
  input: z.object({
    id: z.string(),
    tab: tabSchema,
    mode: z.enum(presenceModes),
    wants: z.optional(z.enum(presenceWants)),
  }),
  run: async ({ input: { id, tab, mode, wants }, actor, ports: { online, store, clock } }) => {
    if (!online) return refused(presenceNeedsServer);
    // A session by the shared password has no account, and so no name.
    const { name = somebodyWithTheSharedPassword } = await store.read(async (view) => {
      await articleToPreview(view, actor, id);
      return describeActor(view, actor);
    });
    const userId = accountIdOf(actor);
    const now = clock.now();
    const until = new Date(now.getTime() + PRESENCE_LEASE);
    await online.presences.keep({ article: id, tab, userId, name, mode, wants }, until);
    const present = await online.presences.list(now, id);
    const others = present.filter(
      (one) => one.tab !== tab && (userId === undefined || one.userId !== userId),
    );
    return done({ others: peopleIn(others) });
  },
});

/** Reports that a tab has closed an article. Refuses with `unavailable` in the browser edition. */
export const leaveArticle = definePrivateTask({
  name: 'leaveArticle',
  contract: {
    route: 'DELETE /admin/articles/:id/presence/:tab',
    summary: 'Report that one has closed an article',
    answers: idSchema,
    refusals: ['unavailable'],
  },
  may: staff,
  input: z.object({ id: z.string(), tab: tabSchema }),
  run: async ({ input: { id, tab }, ports: { online } }) => {
    if (!online) return refused(presenceNeedsServer);
    await online.presences.leave(id, tab);
    return done({ id });
  },
});
