import { type ImportReport, isImportEmpty, refusalsIn } from '#core/archive/import-report.ts';
import { compareTexts } from '#core/locale/compare-texts.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { calendarDate } from '#core/locale/reader-dates.ts';
import { Button } from '#ui/kit/design/button.tsx';
import * as operationsWords from '#ui/words/admin/operations-words.ts';
import { sectionOfCollection, sections } from '../shell/sections.ts';
import { collectionLabel, importInWords } from './import-in-words.ts';

/** Maximum number of refused records to list: an archive may have thousands. */
const SHOWN = 20;

/** Records that an import leaves out, with the reasons. */
function RefusedRecords({ report }: { report: ImportReport }) {
  const refused = report.collections.flatMap(({ name, refused }) =>
    refused.map((record) => ({ ...record, collection: collectionLabel(name) })),
  );
  if (refused.length === 0) return null;
  return (
    <section aria-label={operationsWords.refusedRecords}>
      <ul className="grid gap-1 break-words text-ink-2">
        {refused.slice(0, SHOWN).map(({ collection, id, reason }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: ids of refused records may be the same
          <li key={at}>{`${collection}, ${id}: ${reason}`}</li>
        ))}
        {refused.length > SHOWN ? (
          <li>{operationsWords.andMore(inDigits(refused.length - SHOWN))}</li>
        ) : null}
      </ul>
    </section>
  );
}

interface DryRunProps {
  report: ImportReport;
  isBusy: boolean;
  onImport: () => void;
  onCancel: () => void;
}

function placeInSidebar(name: string): number {
  const section = sectionOfCollection(name);
  return section ? sections.indexOf(section) : -1;
}

function conclusionOf(report: ImportReport): string {
  const isEmpty = isImportEmpty(report);
  const refused = refusalsIn(report);
  const left = operationsWords.leftOut(refused);
  if (isEmpty && refused === 0) return operationsWords.everythingIn;
  if (isEmpty) return operationsWords.noneOfItsRecords(left);
  return refused === 0
    ? operationsWords.everythingInItCanBeImported
    : operationsWords.theOthersCanBeImported(left);
}

/** Effects of the import by collection, with the buttons to run or cancel it. */
export function DryRun({ report, isBusy, onImport, onCancel }: DryRunProps) {
  const columns = [
    operationsWords.newLabel,
    operationsWords.replaced,
    operationsWords.unchanged,
    operationsWords.refused,
  ];
  const rows = report.collections.toSorted(
    (one, other) =>
      placeInSidebar(one.name) - placeInSidebar(other.name) || compareTexts(one.name, other.name),
  );
  return (
    <div className="grid gap-3">
      <p>
        {operationsWords.madeOn(calendarDate(Date.parse(report.createdAt)), conclusionOf(report))}
      </p>
      <table className="admin-figures">
        <caption className="sr-only">{operationsWords.whatImporting}</caption>
        <thead>
          <tr>
            <th scope="col">{operationsWords.records}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, added, replaced, unchanged, refused }) => (
            <tr key={name}>
              <th scope="row">{collectionLabel(name)}</th>
              <td>{inDigits(added)}</td>
              <td>{inDigits(replaced)}</td>
              <td>{inDigits(unchanged)}</td>
              <td className={refused.length > 0 ? 'font-semibold text-danger' : ''}>
                {inDigits(refused.length)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {importInWords(report).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <RefusedRecords report={report} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button tone="line" size="small" className="pointer-coarse:min-h-11" onClick={onCancel}>
          {operationsWords.cancel}
        </Button>
        {isImportEmpty(report) ? null : (
          <Button
            size="small"
            className="pointer-coarse:min-h-11"
            disabled={isBusy}
            onClick={onImport}
          >
            {isBusy ? operationsWords.importing : operationsWords.importLabel}
          </Button>
        )}
      </div>
    </div>
  );
}
