import { type BatchRow, isActive } from '#core/article/batch/batch.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { counted } from '#core/locale/plural.ts';
import { Button } from '#ui/kit/design/button.tsx';
import * as words from '#ui/words/admin/many-words.ts';
import { adminClient } from '../../parts/api/admin-client.ts';
import { useWork } from '../../parts/api/use-work.ts';
import { ProgressBar } from '../../parts/progress-bar.tsx';

/** Refusals that are named; the others are counted. */
const MOST_NAMED = 10;

/** State of a change, in a sentence. */
function stateOf({ command, state, done, same, failed }: BatchRow): string {
  if (state === 'running') return words.running(command);
  if (state === 'undoing') return words.undoing;
  if (state === 'undone') {
    if (done > 0) return words.undoneInPart(counted(done, words.leftForms));
    return failed > 0 ? words.undoneBut : words.undone;
  }
  const articles = counted(done, words.doneForms(command));
  const sentences = same > 0 ? `${articles} ${counted(same, words.sameForms)}` : articles;
  return state === 'stopped' ? words.stopped(sentences) : sentences;
}

/** State of a change with the number of refusals, for screen readers. */
const spoken = (batch: BatchRow): string =>
  [stateOf(batch), batch.failed > 0 ? counted(batch.failed, words.refusedForms) : '']
    .filter(Boolean)
    .join(' ');

/** Names the articles that stayed as they were, with the reasons. */
function Refusals({ state, failed, refusals }: BatchRow) {
  if (failed === 0) return null;
  const named = refusals.slice(0, MOST_NAMED);
  const more = failed - named.length;
  return (
    <>
      {state === 'undone' ? null : (
        <p className="mt-1 font-semibold">{counted(failed, words.refusedForms)}</p>
      )}
      <ul className="mt-1 list-disc ps-5 wrap-anywhere">
        {named.map(({ id, title, reason }) => (
          <li key={id}>{words.because(title, reason)}</li>
        ))}
        {more > 0 ? <li>{words.andMoreArticles(inDigits(more))}</li> : null}
      </ul>
    </>
  );
}

interface BatchNoticeProps {
  batch: BatchRow;
  /** Called after it was stopped, undone or closed. */
  onChange: () => void;
}

/** A change of many articles: how far it is, what was refused, and buttons that stop, undo or close it. */
export function BatchNotice({ batch, onChange }: BatchNoticeProps) {
  const { run, isBusy } = useWork();
  const { id, state, total, done, same, failed, trouble } = batch;
  const isRunning = isActive(batch);
  const give = (command: 'stop' | 'undo' | 'close') =>
    run(
      () => adminClient().ask(`POST /admin/batches/:id/${command}`, { id }),
      undefined,
      async () => {
        onChange();
        // The button disappears with the state, and the focus with it.
        document.querySelector<HTMLElement>('[data-list]')?.focus();
      },
    );
  const button = (label: string, command: 'stop' | 'undo' | 'close') => (
    <Button
      tone="line"
      size="small"
      disabled={isBusy}
      onClick={() => void give(command)}
      className="pointer-coarse:min-h-11"
    >
      {label}
    </Button>
  );
  const reached = state === 'running' ? done + same + failed : total - done;
  return (
    <li className="border-ink border-s-4 bg-wash px-4 py-3 text-ui">
      <div className="flex flex-wrap items-center gap-2">
        <p className="me-auto font-semibold">{stateOf(batch)}</p>
        {isRunning ? (
          <span className="text-meta tabular-nums">
            {words.doneOf(inDigits(reached), inDigits(total))}
          </span>
        ) : null}
        {isRunning ? button(words.stop, 'stop') : null}
        {!isRunning && state !== 'undone' && done > 0 ? button(words.undo, 'undo') : null}
        {isRunning ? null : button(words.close, 'close')}
      </div>
      {isRunning ? (
        <div className="mt-2">
          <ProgressBar label={stateOf(batch)} value={reached} max={total} />
        </div>
      ) : null}
      {trouble ? <p className="mt-2">{words.lastAttempt(trouble)}</p> : null}
      <Refusals {...batch} />
    </li>
  );
}

interface BatchNoticesProps {
  batches: readonly BatchRow[];
  onChange: () => void;
}

/** Changes of many articles that run, or whose end was not seen. What happens to them is spoken. */
export const BatchNotices = ({ batches, onChange }: BatchNoticesProps) => (
  <>
    <p role="status" className="sr-only">
      {batches.map(spoken).join(' ')}
    </p>
    {batches.length === 0 ? null : (
      <ul aria-label={words.changesOfMany} className="my-4 grid gap-2">
        {batches.map((batch) => (
          <BatchNotice key={batch.id} batch={batch} onChange={onChange} />
        ))}
      </ul>
    )}
  </>
);
