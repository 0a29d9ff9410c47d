import * as z from 'zod/mini';
import {
  othersSchema,
  presenceNeedsServer,
  reportFields,
  reportPresence,
  tabSchema,
} from '../article/presence/report-presence.ts';
import { done, refused } from '../errors.ts';
import { editors } from '../permission.ts';
import { definePrivateTask } from '../use-case.ts';
import { frontId } from './arranged-front.ts';

/** Place under which the editors of a front are present; no article has such an id. */
const placeOf = (front: string): string => `front ${front}`;

/** Reports that the actor has the front's editor open, and returns the others who have. Refuses with `unavailable`. */
export const keepFrontPresence = definePrivateTask({
  name: 'keepFrontPresence',
  contract: {
    route: 'PUT /admin/front/:front/presence',
    summary: 'Report that one has the front’s editor open; the others who have',
    description: 'To be repeated every ten seconds, as for articles.',
    answers: othersSchema,
    refusals: ['unavailable'],
  },
  may: editors,
  input: z.object({ front: frontId, ...reportFields }),
  run: ({ input: { front, ...report }, actor, ports }) =>
    reportPresence({ place: placeOf(front), ...report }, actor, ports),
});

/** Reports that a tab has closed the front's editor. Refuses with `unavailable` in the browser edition. */
export const leaveFront = definePrivateTask({
  name: 'leaveFront',
  contract: {
    route: 'DELETE /admin/front/:front/presence/:tab',
    summary: 'Report that one has closed the front’s editor',
    answers: z.object({}),
    refusals: ['unavailable'],
  },
  may: editors,
  input: z.object({ front: frontId, tab: tabSchema }),
  run: async ({ input: { front, tab }, ports: { online } }) => {
    if (!online) return refused(presenceNeedsServer);
    await online.presences.leave(placeOf(front), tab);
    return done({});
  },
});
