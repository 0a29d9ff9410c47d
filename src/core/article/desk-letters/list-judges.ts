import * as z from 'zod/mini';
import { accountIdOf } from '../../actor.ts';
import { done } from '../../errors.ts';
import { staff } from '../../permission.ts';
import { definePrivateRead } from '../../use-case.ts';
import { judgesIn } from './judges.ts';

/** Returns id and name of the others who may judge articles, whom a writer can ask for a review. */
export const listJudges = definePrivateRead({
  name: 'listJudges',
  contract: {
    route: 'GET /admin/judges',
    summary: 'Names of the editors and owners who can be asked for a review',
    answers: z.object({ judges: z.array(z.object({ id: z.string(), name: z.string() })) }),
  },
  may: staff,
  input: z.object({}),
  read: async (view, { actor }) => {
    const others = (await judgesIn(view)).filter(({ id }) => id !== accountIdOf(actor));
    return done({ judges: others.map(({ id, name }) => ({ id, name })) });
  },
});
