import * as z from 'zod/mini';
import { done } from '../../errors.ts';
import { dayAfter, dayAt, startOfDay, weekOf } from '../../locale/calendar-days.ts';
import { staff } from '../../permission.ts';
import { definePrivateRead } from '../../use-case.ts';
import { countTabs } from './count-desk.ts';
import { deskFilterFields } from './desk-fields.ts';
import { deskTimeOf, draftsIn, publishedIn, selectionOf } from './desk-filter.ts';
import {
  type DeskSchedule,
  deskScheduleSchema,
  SCHEDULE_DAYS,
  SCHEDULE_MOST,
} from './desk-list.ts';
import { rowsOfDrafts, rowsOfPublications } from './desk-row.ts';
import { rowsIn } from './list-desk.ts';

const input = z.object({
  ...deskFilterFields,
  /** A day of the first week; today by default. */
  week: z.optional(z.iso.date()),
});

/** Returns what is scheduled and what was published in two weeks, and what could be scheduled. */
export const readSchedule = definePrivateRead({
  name: 'readSchedule',
  contract: {
    route: 'GET /admin/desk/schedule',
    summary: 'Two weeks of scheduled and published articles',
    takes: input,
    answers: deskScheduleSchema,
  },
  may: staff,
  input,
  read: async (view, { input: { week, ...filter }, actor, ports }) => {
    const time = await deskTimeOf(view, ports.clock, [filter]);
    const selection = selectionOf(actor, filter, time);
    const from = weekOf(week ?? dayAt(time.now, time.zone), time.weekBegins);
    const after = startOfDay(from, time.zone) - 1;
    const before = startOfDay(dayAfter(from, SCHEDULE_DAYS), time.zone);
    const scheduled = draftsIn(selection, 'scheduled');
    const { articles } = publishedIn(selection, { after, before });
    const limit = SCHEDULE_MOST;
    return done<DeskSchedule>({
      from,
      scheduled: await rowsOfDrafts(
        view,
        await view.list('drafts', {
          ...scheduled,
          where: { ...scheduled.where, due: { after, before } },
          sort: { by: 'due', isDescending: false },
          limit,
        }),
      ),
      published: await rowsOfPublications(
        view,
        await view.list('articles', {
          ...articles,
          limit,
        }),
      ),
      ready: await rowsIn(view, selection, 'ready', { limit }),
      counts: await countTabs(view, selection),
    });
  },
});
