import type { FrontPlan } from '#core/front/front-plan.ts';
import { dateAndTime } from '#core/locale/dates.ts';
import { counted } from '#core/locale/plural.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { Sentence } from '#ui/kit/design/sentence.tsx';
import * as words from '#ui/words/admin/front-words.ts';
import { allRecords } from '../parts/api/all-records.ts';
import { useLoaded } from '../parts/api/use-loaded.ts';
import { ListDialog } from '../parts/dialog/list-dialog.tsx';
import { Instant } from '../parts/instant.tsx';

interface FormerFrontsDialogProps {
  onBring: (plan: Pick<FrontPlan, 'pins' | 'off'>) => void;
  onClose: () => void;
}

/** Lists the fronts that were replaced, to bring one back into the draft. */
export function FormerFrontsDialog({ onBring, onClose }: FormerFrontsDialogProps) {
  const loaded = useLoaded('formerFronts', () => allRecords('formerFronts'));
  return (
    <ListDialog
      title={words.formerFronts}
      about={words.formerFrontsAbout}
      empty={words.noFormerFronts}
      loaded={loaded}
      row={({ id, pins, off, until, replacedBy }) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 border-rule border-b py-2.5"
        >
          <span className="min-w-0 flex-1 wrap-anywhere">
            <Sentence
              words={words.shownUntil}
              slots={{
                at: () => <Instant at={until} />,
                by: () => (replacedBy?.name ? words.replacedBy(replacedBy.name) : null),
                pins: () => counted(pins.length, words.pinsForms),
              }}
            />
          </span>
          <Button
            tone="line"
            size="small"
            aria-label={words.bringBackNamed(dateAndTime(Date.parse(until)))}
            onClick={() => onBring({ pins, off })}
            className="pointer-coarse:min-h-11"
          >
            {words.bringBack}
          </Button>
        </li>
      )}
      onClose={onClose}
    />
  );
}
