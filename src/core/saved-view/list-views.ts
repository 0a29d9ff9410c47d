import * as z from 'zod/mini';
import { accountIdOf } from '../actor.ts';
import { countTab } from '../article/desk-list/count-desk.ts';
import { deskTimeOf, selectionOf } from '../article/desk-list/desk-filter.ts';
import { done } from '../errors.ts';
import { staff } from '../permission.ts';
import { definePrivateRead } from '../use-case.ts';
import { type ListedView, listedViewSchema } from './saved-view.ts';

/** Lists the views of the actor's account, with the number of articles in each. */
export const listViews = definePrivateRead({
  name: 'listViews',
  contract: {
    route: 'GET /admin/desk/views',
    summary: 'The saved views of the caller’s account',
    answers: z.object({ views: z.array(listedViewSchema) }),
  },
  may: staff,
  input: z.object({}),
  read: async (view, { actor, ports }) => {
    const holder = accountIdOf(actor) ?? '';
    const stored = await view.list('savedViews', { where: { holder } });
    const time = await deskTimeOf(view, ports.clock);
    const views: ListedView[] = [];
    for (const { holder: _, ...saved } of stored) {
      const count = await countTab(view, selectionOf(actor, saved, time), saved.tab);
      views.push({ ...saved, count });
    }
    return done({ views });
  },
});
