import * as z from 'zod/mini';
import { deskRowSchema } from './desk-row.ts';
import { deskTabs } from './desk-tabs.ts';

/** Most articles in each ledger. */
export const TODAY_MOST = 8;

const ledger = z.object({
  records: z.array(deskRowSchema),
  /** Number of articles, shown or not. */
  total: z.int(),
});

/** Ledgers of the dashboard. */
export const deskTodaySchema = z.object({
  /** Articles in review, for those who may judge them, and articles that were returned to this account. */
  waiting: ledger,
  /** Scheduled articles in the order in which they go out. */
  next: ledger,
  /** Scheduled articles whose publication failed for good. */
  failed: z.array(z.object({ article: deskRowSchema, reason: z.string() })),
});

export type DeskToday = z.infer<typeof deskTodaySchema>;

export const deskCountsSchema = z.record(z.enum(deskTabs), z.int());

/** Number of articles in each tab. */
export type DeskCounts = z.infer<typeof deskCountsSchema>;

/** A page of the desk. */
export const deskListSchema = z.object({
  records: z.array(deskRowSchema),
  /** Number of articles in the tab. */
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  /** Number of articles in each tab, with the same filter. */
  counts: deskCountsSchema,
});

export type DeskList = z.infer<typeof deskListSchema>;

/** Days that the schedule shows. */
export const SCHEDULE_DAYS = 14;

/** Most scheduled articles, and most publications, that it shows. */
export const SCHEDULE_MOST = 200;

/** Two weeks of the site, on the calendar of its time zone. */
export const deskScheduleSchema = z.object({
  /** First day, that on which weeks begin: '2026-11-23'. */
  from: z.string(),
  /** Drafts that are due in these weeks, in order; the first `SCHEDULE_MOST`. */
  scheduled: z.array(deskRowSchema),
  /** Publications of these weeks, newest first; the last `SCHEDULE_MOST`. */
  published: z.array(deskRowSchema),
  /** Approved drafts without an hour. */
  ready: z.array(deskRowSchema),
  counts: deskCountsSchema,
});

export type DeskSchedule = z.infer<typeof deskScheduleSchema>;

/** Columns of the board. `published` has what was published today. */
export const boardColumns = ['drafts', 'in-review', 'ready', 'scheduled', 'published'] as const;

export type BoardColumn = (typeof boardColumns)[number];

/** Most articles in a column. */
export const BOARD_MOST = 50;

/** The board of the desk. */
export const deskBoardSchema = z.object({
  columns: z.record(
    z.enum(boardColumns),
    z.object({
      /** At most `BOARD_MOST`. */
      records: z.array(deskRowSchema),
      total: z.int(),
    }),
  ),
  counts: deskCountsSchema,
});

export type DeskBoard = z.infer<typeof deskBoardSchema>;
