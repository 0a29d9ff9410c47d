import { type ReactNode, useState } from 'react';
import type { RecordOf } from '#core/collections.ts';
import { dateAndTime } from '#core/locale/dates.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { Sentence } from '#ui/kit/design/sentence.tsx';
import * as words from '#ui/words/admin/parts-words.ts';
import { allRecords } from '../api/all-records.ts';
import { useLoaded } from '../api/use-loaded.ts';
import { Instant } from '../instant.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { ListDialog } from './list-dialog.tsx';

type FormerName = 'formerLooks' | 'formerFronts' | 'formerPages';

interface FormerDialogProps<Name extends FormerName> {
  collection: Name;
  /** Filter of the list, `name:value`; by default all. */
  filter?: string;
  title: string;
  about: string;
  empty: string;
  /** Says what one was like, beside how long readers had it. */
  row?: (former: RecordOf<Name>) => ReactNode;
  /** True if bringing one back would replace unsaved changes. */
  isDirty: boolean;
  onBring: (former: RecordOf<Name>) => void;
  onClose: () => void;
}

/** Lists what readers had before, to bring one back into the form. Asks before unsaved changes are replaced. */
export function FormerDialog<Name extends FormerName>(props: FormerDialogProps<Name>) {
  const { collection, filter, title, about, empty, row, isDirty, onBring, onClose } = props;
  const loaded = useLoaded(
    collection,
    () => allRecords(collection, filter) as Promise<RecordOf<Name>[]>,
  );
  const [wanted, setWanted] = useState<RecordOf<Name>>();
  return (
    <>
      <ListDialog
        title={title}
        about={about}
        empty={empty}
        loaded={loaded}
        row={(former) => (
          <li
            key={former.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-rule border-b py-2.5"
          >
            {row?.(former)}
            <span className="min-w-0 flex-1 wrap-anywhere">
              <Sentence
                words={words.shownUntil}
                slots={{
                  at: () => <Instant at={former.until} />,
                  by: () =>
                    former.replacedBy?.name ? words.replacedBy(former.replacedBy.name) : null,
                }}
              />
            </span>
            <Button
              tone="line"
              size="small"
              aria-label={words.bringBackNamed(dateAndTime(Date.parse(former.until)))}
              onClick={() => (isDirty ? setWanted(former) : onBring(former))}
              className="pointer-coarse:min-h-11"
            >
              {words.bringBack}
            </Button>
          </li>
        )}
        onClose={onClose}
      />
      <ConfirmDialog
        isOpen={wanted !== undefined}
        title={words.replaceTheDraft}
        text={words.draftIsReplaced}
        confirmLabel={words.bringBack}
        confirmTone="ink"
        onConfirm={() => wanted && onBring(wanted)}
        onCancel={() => setWanted(undefined)}
      />
    </>
  );
}
