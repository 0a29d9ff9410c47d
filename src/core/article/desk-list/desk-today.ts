import * as z from 'zod/mini';
import { deskRowSchema } from './desk-row.ts';

/** Most articles in each ledger. */
export const TODAY_MOST = 8;

const ledger = z.object({
  records: z.array(deskRowSchema),
  /** Number of articles, shown or not. */
  total: z.int(),
});

/** What a member of staff looks at first. */
export const deskTodaySchema = z.object({
  /** Articles in review, for those who may judge them, and articles that were returned to this account. */
  waiting: ledger,
  /** Scheduled articles in the order in which they go out. */
  next: ledger,
  /** Scheduled articles whose publication failed for good. */
  failed: z.array(z.object({ article: deskRowSchema, reason: z.string() })),
});

export type DeskToday = z.infer<typeof deskTodaySchema>;
