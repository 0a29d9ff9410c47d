import type { ImportReport } from '#core/archive/import-report.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { collectionLabel } from './collection-label.ts';

/** Maximum number of refused records to list: an archive may have thousands. */
const SHOWN = 20;

/** Records that an import leaves out, with the reasons. */
export function RefusedRecords({ report }: { report: ImportReport }) {
  const refused = report.collections.flatMap(({ name, refused }) =>
    refused.map((record) => ({ ...record, collection: collectionLabel(name) })),
  );
  if (refused.length === 0) return null;
  return (
    <section aria-label="Refused records">
      <ul className="grid gap-1 break-words text-ink-2">
        {refused.slice(0, SHOWN).map(({ collection, id, reason }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: ids of refused records may be the same
          <li key={at}>{`${collection}, ${id}: ${reason}`}</li>
        ))}
        {refused.length > SHOWN ? <li>{`and ${inDigits(refused.length - SHOWN)} more`}</li> : null}
      </ul>
    </section>
  );
}
