import {
  type ArticleRights,
  type ArticleState,
  articleTransition,
} from '../desk/article-transition.ts';
import { isEmbargoed } from '../desk/desk.ts';
import { type BoardColumn, boardColumns } from './desk-list.ts';
import type { DeskRow } from './desk-row.ts';
import { tabOfStage } from './desk-tabs.ts';

/** Commands by which an article gets into a column, in the order in which they are tried. */
const leadingTo = {
  drafts: ['return'],
  'in-review': ['submit'],
  ready: ['approve', 'unschedule'],
  scheduled: ['schedule'],
  published: ['publish'],
} as const satisfies Record<BoardColumn, readonly string[]>;

export type BoardCommand = (typeof leadingTo)[BoardColumn][number];

/** The state of a row, for the table of transitions. */
export const stateOfRow = (
  { stage, isPublic, embargoedUntil }: Pick<DeskRow, 'stage' | 'isPublic' | 'embargoedUntil'>,
  now: Date,
): ArticleState => ({ stage, isPublic, isEmbargoed: isEmbargoed({ embargoedUntil }, now) });

/** The column that has articles of a stage; `undefined` if the board has none for them. */
export function columnOf(stage: DeskRow['stage']): BoardColumn | undefined {
  const tab = stage === 'published' ? stage : tabOfStage(stage);
  return boardColumns.find((column) => column === tab);
}

/**
 * Returns the command that moves an article to a column of the board; `undefined` if it is there already,
 * or if the table of transitions has no such command in its state with these rights.
 */
export function boardMove(
  state: ArticleState,
  rights: ArticleRights,
  column: BoardColumn,
): BoardCommand | undefined {
  // Published articles don't move on the board: a move without new text would change nothing.
  if (state.stage === 'published' || state.stage === 'new') return undefined;
  if (columnOf(state.stage) === column) return undefined;
  return leadingTo[column].find((command) => articleTransition(state, command, rights).ok);
}
