import { draftIn } from '#core/article/desk/desk.ts';
import type { CommandContext } from './article-command.ts';

/** Reason of a returned article, until it is sent again. */
export function ReturnedNotice({ copy }: Pick<CommandContext, 'copy'>) {
  const draft = draftIn(copy);
  if (draft?.stage !== 'returned' || !draft.reason) return null;
  return (
    <section
      aria-label="Reason of the return"
      className="border-danger border-l-4 bg-wash px-4 py-3 text-ui"
    >
      <h2 className="font-bold">Returned</h2>
      <p className="text-ink-2 wrap-anywhere">{draft.reason}</p>
    </section>
  );
}
