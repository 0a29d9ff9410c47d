import * as z from 'zod/mini';
import { deskCountsSchema } from './desk-list.ts';
import { deskRowSchema } from './desk-row.ts';

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
