import { useId } from 'react';
import type { RecordList } from '#core/back-office/record-list.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { BlockHeading } from '#ui/kit/design/block-heading.tsx';
import { Instant } from '../../parts/instant.tsx';
import { StageName } from './stage-name.tsx';

interface DraftListProps {
  drafts: RecordList<'drafts'>;
  onEdit: (id: string) => void;
}

/** The newest unpublished drafts; nothing if there are none. */
export function DraftList({ drafts: { records, total }, onEdit }: DraftListProps) {
  const headingId = useId();
  if (total === 0) return null;
  return (
    <section aria-labelledby={headingId} className="mt-8">
      <BlockHeading id={headingId}>Not published</BlockHeading>
      <ul>
        {records.map(({ id, title, stage, dueAt, reason }) => (
          <li
            key={id}
            className="grid items-baseline gap-x-6 gap-y-0.5 border-rule border-b py-2.5 wrap-anywhere sm:grid-cols-[minmax(0,1fr)_11rem]"
          >
            <div>
              <button
                type="button"
                onClick={() => onEdit(id)}
                className="min-h-6 text-left font-semibold hover:underline-ui pointer-coarse:min-h-11"
              >
                {title.trim() || 'Without a title'}
              </button>
              {reason ? <p className="max-w-[80ch] text-meta">{reason}</p> : null}
            </div>
            <div>
              <StageName stage={stage} />
              {dueAt ? (
                <p className="text-meta">
                  for <Instant at={dueAt} />
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {total > records.length ? <p className="mt-2 text-meta">{inDigits(total)} in all</p> : null}
    </section>
  );
}
