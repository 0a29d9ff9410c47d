import * as z from 'zod/mini';
import { deskCountsSchema } from './desk-list.ts';
import { deskRowSchema } from './desk-row.ts';

/** Days that the schedule shows. */
export const SCHEDULE_DAYS = 14;

/** Most scheduled articles, and most publications, that it shows. */
export const SCHEDULE_MOST = 200;

/** Two weeks of the site, on the calendar of its time zone. */
export const deskScheduleSchema = z.object({
  /** First day, a Monday: '2026-11-23'. */
  from: z.string(),
  /** Drafts that are due in these weeks, in order; the first `SCHEDULE_MOST`. */
  scheduled: z.array(deskRowSchema),
  /** What was published in these weeks, newest first; the last `SCHEDULE_MOST`. */
  published: z.array(deskRowSchema),
  /** Approved drafts without an hour. */
  ready: z.array(deskRowSchema),
  counts: deskCountsSchema,
});

export type DeskSchedule = z.infer<typeof deskScheduleSchema>;
