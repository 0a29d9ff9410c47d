import { useId } from 'react';
import type { DraftStage } from '#core/article/article-transition.ts';
import type { RecordList } from '#core/back-office/record-list.ts';
import { BlockHeading } from '#ui/kit/block-heading.tsx';
import { Instant } from '../parts/instant.tsx';

const stageNames: Record<DraftStage, string> = {
  draft: 'Draft',
  returned: 'Returned',
  'in-review': 'In review',
  ready: 'Ready',
  scheduled: 'Scheduled',
  withdrawn: 'Withdrawn',
};

interface DraftListProps {
  drafts: RecordList<'drafts'>;
  onEdit: (id: string) => void;
}

/** The newest drafts, which readers don't have; nothing where there are none. */
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
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-rule border-b py-2.5 wrap-anywhere"
          >
            <button
              type="button"
              onClick={() => onEdit(id)}
              className="min-h-6 text-left font-semibold hover:underline-ui"
            >
              {title.trim() || 'Without a title'}
            </button>
            <span className="text-meta">
              {stageNames[stage]}
              {reason ? `: ${reason}` : null}
              {dueAt ? (
                <>
                  {' for '}
                  <Instant at={dueAt} />
                </>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      {total > records.length ? <p className="mt-2 text-meta">{total} in all</p> : null}
    </section>
  );
}
