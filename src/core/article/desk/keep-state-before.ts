import type { Edition } from '../../ports.ts';
import type { ArticleCommand } from './article-transition.ts';
import type { Draft } from './draft.ts';
import { type DeskChange, writeRevision } from './write-desk.ts';

/**
 * Milliseconds between saved states of a day's work that become revisions: long enough that a day leaves a few
 * dozen, short enough that little is between them.
 */
const BETWEEN_STATES = 10 * 60 * 1000;

const isOld = (instant: string | undefined, now: Date): boolean =>
  now.getTime() - (Date.parse(instant ?? '') || 0) >= BETWEEN_STATES;

/** True if a state is the end of somebody's stretch of writing: they rested, or somebody else goes on. */
function isWorthKeeping({ savedAt, savedBy }: Draft, { by, now }: DeskChange): boolean {
  return isOld(savedAt, now) || savedBy?.id !== by?.id;
}

/**
 * Keeps the state that an autosave replaces as a revision, where writing rested for ten minutes or somebody else
 * goes on; at most one in ten minutes. Does nothing in the browser edition, which keeps ten revisions in all.
 */
export async function keepStateBefore(
  opened: DeskChange,
  command: ArticleCommand,
  edition: Edition,
): Promise<void> {
  const { change, desk, now } = opened;
  const { draft } = desk;
  if (command !== 'autosave' || edition === 'browser') return;
  if (!draft?.savedAt || !isWorthKeeping(draft, opened)) return;
  const [last] = await change.list('revisions', { where: { article: draft.id }, limit: 1 });
  if (last && (last.state.version === draft.version || !isOld(last.at, now))) return;
  const before = { ...opened, now: new Date(draft.savedAt), by: draft.savedBy };
  await writeRevision(before, draft, 'autosave');
}
