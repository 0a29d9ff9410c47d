import { BATCH_STEP, type BatchCommand, type ChosenArticles } from '#core/article/batch/batch.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { counted, inList } from '#core/locale/plural.ts';
import { stageNames } from '#core/words/workflow-words.ts';
import * as words from '#ui/words/admin/many-words.ts';
import * as partsWords from '#ui/words/admin/parts-words.ts';

/** `12 published, 3 draft`. */
const inStages = ({ stages }: ChosenArticles): string =>
  inList(stages.map(({ stage, count }) => `${inDigits(count)} ${stageNames[stage].toLowerCase()}`));

/** What readers notice of a command, in a sentence; `undefined` for nothing. */
function forReaders(command: BatchCommand, { published, total }: ChosenArticles) {
  if (command === 'withdraw' && published === 0) return words.nothingToWithdraw;
  if (published === 0 || command === 'feature') return undefined;
  const isLoss = command === 'delete' || command === 'withdraw';
  if (published === undefined) return isLoss ? words.readersLoseThePublished : undefined;
  if (published < total) {
    return counted(published, isLoss ? words.losesForms : words.changeForms);
  }
  if (!isLoss) return words.readersSeeTheChange;
  return total === 1 ? words.readersLoseIt : words.readersLoseAll;
}

interface ChosenSummaryProps {
  command: BatchCommand;
  chosen: ChosenArticles;
}

/** Names the first of the chosen articles, and says of which stages they are and what readers notice. */
export function ChosenSummary({ command, chosen }: ChosenSummaryProps) {
  const { titles, total } = chosen;
  const more = total - titles.length;
  const notice = forReaders(command, chosen);
  return (
    <div className="mt-2 grid gap-2 text-ui">
      <ul aria-label={words.chosenArticles} className="list-disc ps-5 wrap-anywhere">
        {titles.map((title, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two titles may be equal
          <li key={at}>{title}</li>
        ))}
        {more > 0 ? <li>{partsWords.andMore(inDigits(more))}</li> : null}
      </ul>
      <p className="text-ink-2">{words.ofStages(inStages(chosen))}</p>
      {notice ? <p className="font-semibold">{notice}</p> : null}
      {total > BATCH_STEP ? <p className="text-ink-2">{words.runsAsAJob}</p> : null}
    </div>
  );
}
