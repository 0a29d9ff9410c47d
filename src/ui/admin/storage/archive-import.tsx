import { type DragEvent, useRef, useState } from 'react';
import { changesIn } from '#core/archive/import-report.ts';
import { inPercent } from '#core/locale/numbers.ts';
import { Button } from '#ui/kit/design/button.tsx';
import * as words from '#ui/words/admin/operations-words.ts';
import { DryRun } from './dry-run.tsx';
import { importInWords } from './import-in-words.ts';
import { type ImportState, useImport } from './use-import.ts';

/** Upload progress as text; '' before and after the upload. */
const sentInWords = (sent: number): string =>
  sent > 0 && sent < 1 ? words.sent(inPercent(sent)) : '';

function wordsOf(state: ImportState): string {
  switch (state.step) {
    case 'checking':
      return words.checking(state.fileName, sentInWords(state.sent));
    case 'checked':
      return words.wasCheckedNothingIsImported(state.fileName);
    case 'importing':
      return words.importingWith(state.fileName, sentInWords(state.sent));
    case 'refused':
      return words.wasRefusedNothingWasChanged(state.fileName, state.reason);
    case 'done':
      return [
        words.importedAddedOrReplaced(changesIn(state.report)),
        ...importInWords(state.report),
      ].join(' ');
    case 'cancelled':
      return words.theImportOfWasCancelled(state.fileName);
    default:
      return '';
  }
}

/** Import of an archive: file input and drop area, dry run, import. */
export function ArchiveImport() {
  const { state, choose, confirm, cancel } = useImport();
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const isBusy = state.step === 'checking' || state.step === 'importing';

  function take(files: FileList | null): void {
    const file = files?.[0];
    if (file && !isBusy) void choose(file);
  }

  const hover = (event: DragEvent): void => {
    event.preventDefault();
    setOver(true);
  };

  return (
    <>
      <p className="text-ink-2">{words.anArchiveIsCheckedBefore}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the file field inside does the same */}
      <div
        data-drop="archive"
        onDragOver={hover}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
        className={`grid gap-2 border border-dashed p-4 ${isOver ? 'border-ink bg-wash-2' : 'border-edge bg-wash'}`}
      >
        <label className="grid gap-2">
          <span className="font-semibold text-label">{words.chooseAnArchiveZip}</span>
          <input
            ref={input}
            type="file"
            accept=".zip,application/zip"
            // Lets the same file be chosen again: an unchanged value fires no event.
            onClick={(event) => {
              event.currentTarget.value = '';
            }}
            onChange={(event) => take(event.target.files)}
            className="file-field min-w-0 max-w-full"
          />
        </label>
      </div>
      <p
        ref={status}
        tabIndex={-1}
        role="status"
        className={`break-words ${state.step === 'refused' ? 'font-semibold text-danger' : 'text-ink-2'}`}
      >
        {wordsOf(state)}
      </p>
      {state.step === 'checking' ? (
        <div>
          <Button
            tone="line"
            size="small"
            className="pointer-coarse:min-h-11"
            onClick={() => {
              cancel();
              input.current?.focus();
            }}
          >
            {words.cancel}
          </Button>
        </div>
      ) : null}
      {state.step === 'checked' || state.step === 'importing' ? (
        <DryRun
          report={state.report}
          isBusy={isBusy}
          onImport={() => void confirm().then(() => status.current?.focus())}
          onCancel={() => {
            cancel();
            input.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}
