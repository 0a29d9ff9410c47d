import * as z from 'zod/mini';
import { done } from '../../errors.ts';
import { staff } from '../../permission.ts';
import { definePrivateTask } from '../../use-case.ts';
import { peopleIn, presentPersonSchema } from './presence.ts';

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
