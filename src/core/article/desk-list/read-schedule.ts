import * as z from 'zod/mini';
import { done } from '../../errors.ts';
import { dayAfter, dayAt, startOfDay, weekOf } from '../../locale/calendar-days.ts';
import { staff } from '../../permission.ts';
import { definePrivateRead } from '../../use-case.ts';
import { countTabs } from './count-desk.ts';
import { deskFilterFields } from './desk-fields.ts';
import { deskTimeOf, draftsIn, planOf, publishedIn, selectionOf } from './desk-filter.ts';
import {
  type DeskSchedule,
  deskScheduleSchema,
  SCHEDULE_DAYS,
  SCHEDULE_MOST,
} from './desk-list.ts';
import { inPlan, rowsOfDrafts, rowsOfPublications } from './desk-row.ts';
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
    const selection = planOf(actor, filter, time);
    const from = weekOf(week ?? dayAt(time.now, time.zone), time.weekBegins);
    const after = startOfDay(from, time.zone) - 1;
    const before = startOfDay(dayAfter(from, SCHEDULE_DAYS), time.zone);
    const scheduled = draftsIn(selection, 'scheduled');
    const { articles } = publishedIn(selection, { after, before });
    const limit = SCHEDULE_MOST;
    const due = await view.list('drafts', {
      ...scheduled,
      where: { ...scheduled.where, due: { after, before } },
      sort: { by: 'due', isDescending: false },
      limit,
    });
    const published = await view.list('articles', { ...articles, limit });
    return done<DeskSchedule>({
      from,
      scheduled: inPlan(actor, await rowsOfDrafts(view, due)),
      published: inPlan(actor, await rowsOfPublications(view, published)),
      ready: inPlan(actor, await rowsIn(view, selection, 'ready', { limit })),
      counts: await countTabs(view, selectionOf(actor, filter, time)),
    });
  },
});
