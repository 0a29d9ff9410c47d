import * as z from 'zod/mini';
import { idSchema } from '../../contract.ts';
import { done, refused } from '../../errors.ts';
import { staff } from '../../permission.ts';
import { definePrivateTask } from '../../use-case.ts';
import { articleToPreview } from '../preview-links/article-to-preview.ts';
import { peopleIn } from './people-in.ts';
import { presentPersonSchema } from './presence.ts';
import {
  othersSchema,
  presenceNeedsServer,
  reportFields,
  reportPresence,
  tabSchema,
} from './report-presence.ts';

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
  run: async ({ ports: { online, clock, store } }) => {
    const present = (await online?.presences.list(clock.now())) ?? [];
    const articles = Map.groupBy(present, ({ article }) => article);
    return store.read(async (view) => {
      const found: z.infer<typeof answers>['articles'] = [];
      for (const [id, open] of articles) found.push({ id, people: await peopleIn(view, open) });
      return done({ articles: found });
    });
  },
});

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
    answers: othersSchema,
    refusals: ['not-found', 'unavailable'],
  },
  may: staff,
  input: z.object({ id: z.string(), ...reportFields }),
  run: async ({ input: { id, ...report }, actor, ports }) => {
    await ports.store.read((view) => articleToPreview(view, actor, id));
    return reportPresence({ place: id, ...report }, actor, ports);
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
