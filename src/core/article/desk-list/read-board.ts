import { done } from '../../errors.ts';
import { dayAt, startOfDay } from '../../locale/calendar-days.ts';
import { staff } from '../../permission.ts';
import type { StoreView } from '../../ports.ts';
import { definePrivateRead } from '../../use-case.ts';
import { countTab, countTabs } from './count-desk.ts';
import { deskFilterSchema } from './desk-fields.ts';
import { deskTimeOf, planOf, publishedIn, selectionOf } from './desk-filter.ts';
import {
  BOARD_MOST,
  type BoardColumn,
  boardColumns,
  type DeskBoard,
  deskBoardSchema,
} from './desk-list.ts';
import { inPlan } from './desk-row.ts';
import { rowsIn } from './list-desk.ts';

const input = deskFilterSchema;

/** Returns the articles of each column of the board, and how many are in each tab of the desk. */
export const readBoard = definePrivateRead({
  name: 'readBoard',
  contract: {
    route: 'GET /admin/desk/board',
    summary: 'The open articles by stage, and what was published today',
    takes: input,
    answers: deskBoardSchema,
  },
  may: staff,
  input,
  read: async (view: StoreView, { input: filter, actor, ports }) => {
    const time = await deskTimeOf(view, ports.clock, [filter]);
    const all = selectionOf(actor, filter, time);
    const today = startOfDay(dayAt(time.now, time.zone), time.zone);
    const selection = publishedIn(planOf(actor, filter, time), { after: today - 1 });
    const column = async (tab: BoardColumn) => ({
      records: inPlan(actor, await rowsIn(view, selection, tab, { limit: BOARD_MOST })),
      total: await countTab(view, selection, tab),
    });
    const columns = {} as DeskBoard['columns'];
    for (const tab of boardColumns) columns[tab] = await column(tab);
    return done<DeskBoard>({
      columns,
      counts: await countTabs(view, all),
    });
  },
});
