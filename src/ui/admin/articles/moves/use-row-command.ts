import type { BoardCommand } from '#core/article/desk-list/board-move.ts';
import type { DeskRow } from '#core/article/desk-list/desk-row.ts';
import { commandWords } from '#core/words/workflow-words.ts';
import { showToast } from '#ui/kit/stores/toast-store.ts';
import * as words from '#ui/words/admin/article-dialogs-words.ts';
import { adminClient } from '../../parts/api/admin-client.ts';
import { undoToast } from '../../parts/api/undo-toast.tsx';
import { useWork } from '../../parts/api/use-work.ts';
import { useSiteHour } from '../list/due-cell.tsx';

/** Toast after a command. */
function doneWith(command: BoardCommand): string {
  const { done, doneOnDesk = done } = commandWords[command];
  return doneOnDesk;
}

/** What a command asks for besides the article. */
export interface CommandInput {
  dueAt?: string | undefined;
  reason?: string;
}

/** Returns a function that gives a command on an article of the desk; resolves to true after success. */
export function useRowCommand() {
  const { run, isBusy } = useWork();
  const hour = useSiteHour();
  const give = async (
    row: Pick<DeskRow, 'id' | 'version' | 'dueAt'>,
    command: BoardCommand,
    input: CommandInput = {},
  ): Promise<boolean> => {
    const { id, version, dueAt: before } = row;
    const route = `POST /admin/articles/:id/${command}` as const;
    const saved = await run(() => adminClient().ask(route, { ...input, id, version }));
    if (!saved) return false;
    const undo = () => void give({ id, version: saved.version }, command, { dueAt: before });
    // Only once `run` has ended: until then it refuses a second command, such as Undo.
    const text = input.dueAt ? words.articleScheduledWith(hour(input.dueAt)) : doneWith(command);
    showToast(
      command === 'schedule' && before ? undoToast(text, undo) : { title: words.success, text },
    );
    return true;
  };
  return { give, isBusy };
}
