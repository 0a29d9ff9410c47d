import * as z from 'zod/mini';
import { deskRowSchema } from './desk-row.ts';
import { deskTabs } from './desk-tabs.ts';

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
