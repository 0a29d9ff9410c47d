import { type ImportReport, isImportEmpty, refusalsIn } from '#core/archive/import-report.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { sectionOfCollection, sections } from '../shell/sections.ts';
import { collectionLabel } from './collection-label.ts';
import { importInWords } from './import-in-words.ts';
import { RefusedRecords } from './refused-records.tsx';

interface DryRunProps {
  report: ImportReport;
  isBusy: boolean;
  onImport: () => void;
  onCancel: () => void;
}

const dayOf = (instant: string): string =>
  new Date(instant).toLocaleDateString('en-IN', { day: 'numeric', month: 'long', year: 'numeric' });

function placeInSidebar(name: string): number {
  const section = sectionOfCollection(name);
  return section ? sections.indexOf(section) : -1;
}

function conclusionOf(report: ImportReport): string {
  const isEmpty = isImportEmpty(report);
  const refused = refusalsIn(report);
  const left = refused === 1 ? '1 record is left out.' : `${refused} records are left out.`;
  if (isEmpty && refused === 0) return 'Everything in it is here already.';
  if (isEmpty) return `None of its records can be imported. ${left}`;
  return refused === 0
    ? 'Everything in it can be imported.'
    : `${left} The others can be imported.`;
}

/** Effects of the import by collection, with the buttons to run or cancel it. */
export function DryRun({ report, isBusy, onImport, onCancel }: DryRunProps) {
  const columns = ['New', 'Replaced', 'Unchanged', 'Refused'];
  const rows = report.collections.toSorted(
    (one, other) =>
      placeInSidebar(one.name) - placeInSidebar(other.name) || one.name.localeCompare(other.name),
  );
  return (
    <div className="grid gap-3">
      <p>{`Made on ${dayOf(report.createdAt)}. ${conclusionOf(report)}`}</p>
      <table className="admin-figures">
        <caption className="sr-only">What importing would do</caption>
        <thead>
          <tr>
            <th scope="col">Records</th>
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
              <td>{added}</td>
              <td>{replaced}</td>
              <td>{unchanged}</td>
              <td className={refused.length > 0 ? 'font-semibold text-danger' : ''}>
                {refused.length}
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
          Cancel
        </Button>
        {isImportEmpty(report) ? null : (
          <Button
            size="small"
            className="pointer-coarse:min-h-11"
            disabled={isBusy}
            onClick={onImport}
          >
            {isBusy ? 'Importing…' : 'Import'}
          </Button>
        )}
      </div>
    </div>
  );
}
