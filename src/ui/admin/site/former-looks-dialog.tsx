import { dateAndTime } from '#core/locale/dates.ts';
import type { FormerLook } from '#core/look/look.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { Sentence } from '#ui/kit/design/sentence.tsx';
import * as words from '#ui/words/admin/site-words.ts';
import { allRecords } from '../parts/api/all-records.ts';
import { useLoaded } from '../parts/api/use-loaded.ts';
import { ListDialog } from '../parts/dialog/list-dialog.tsx';
import { Instant } from '../parts/instant.tsx';

interface FormerLooksDialogProps {
  onBring: (look: FormerLook['look']) => void;
  onClose: () => void;
}

/** Lists the looks that readers had, to bring one back into the form. */
export function FormerLooksDialog({ onBring, onClose }: FormerLooksDialogProps) {
  const loaded = useLoaded('formerLooks', () => allRecords('formerLooks'));
  return (
    <ListDialog
      title={words.formerLooks}
      about={words.formerLooksAbout}
      empty={words.noFormerLooks}
      loaded={loaded}
      row={({ id, look, until, replacedBy }) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 border-rule border-b py-2.5"
        >
          <span
            aria-hidden="true"
            className="size-6 flex-none border border-rule bg-sun forced-color-adjust-none"
            style={look.accent ? { backgroundColor: look.accent } : undefined}
          />
          <span className="min-w-0 flex-1 wrap-anywhere">
            <Sentence
              words={words.shownUntil}
              slots={{
                at: () => <Instant at={until} />,
                by: () => (replacedBy?.name ? words.replacedBy(replacedBy.name) : null),
              }}
            />
          </span>
          <Button
            tone="line"
            size="small"
            aria-label={words.bringBackNamed(dateAndTime(Date.parse(until)))}
            onClick={() => onBring(look)}
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
