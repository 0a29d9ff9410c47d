import { useRef } from 'react';
import { imageLabel } from '#core/image/library-image.ts';
import { inPercent } from '#core/locale/numbers.ts';
import { counted } from '#core/locale/plural.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { Sentence } from '#ui/kit/design/sentence.tsx';
import * as words from '#ui/words/admin/collections-words.ts';
import { ProgressBar } from '../../parts/progress-bar.tsx';
import type { BatchFile, UploadBatch } from './use-upload-batch.ts';

const pictures = words.pictures;
const files = words.files;

/** Sentence on the progress of an upload of several files, such as `2 of 5 files are done.` */
export function batchInWords(batch: readonly BatchFile[]): string {
  const count = (...steps: BatchFile['outcome']['step'][]): number =>
    batch.filter(({ outcome }) => steps.includes(outcome.step)).length;
  const open = count('waiting', 'uploading');
  if (open > 0) return words.ofDone(batch.length - open, counted(batch.length, files));
  const known = count('known');
  const broken = count('broken');
  const refused = count('refused');
  return [
    words.picturesAdded(count('added')),
    ...(known > 0 ? [words.inTheLibraryAlreadyWith(counted(known, pictures))] : []),
    ...(broken > 0 ? [words.didNotArrive(counted(broken, files))] : []),
    ...(refused > 0 ? [words.filesRefused(refused)] : []),
  ].join(' ');
}

function Outcome({ file: { file, outcome } }: { file: BatchFile }) {
  switch (outcome.step) {
    case 'waiting':
      return <span className="text-ink-2">{words.waiting}</span>;
    case 'uploading':
      return (
        <>
          <span className="text-ink-2 tabular-nums">{inPercent(outcome.share)}</span>
          <span className="basis-full">
            <ProgressBar label={words.uploadOf(file.name)} value={outcome.share} />
          </span>
        </>
      );
    case 'added':
      return (
        <a href={`/admin/images?edit=${outcome.image.id}`} className="prose-link min-h-6">
          {words.addedDescribe}
        </a>
      );
    case 'known':
      return (
        <span className="text-ink-2">
          <Sentence
            words={words.inTheLibraryAlready}
            slots={{
              picture: () => (
                <a href={`/admin/images?edit=${outcome.image.id}`} className="prose-link min-h-6">
                  {imageLabel(outcome.image)}
                </a>
              ),
            }}
          />
        </span>
      );
    case 'refused':
    case 'broken':
      return <span className="font-semibold text-danger">{outcome.reason}</span>;
  }
}

/** The files of an upload with the progress and the result of each. */
export function UploadList({ batch }: { batch: UploadBatch }) {
  const { files, again, clear } = batch;
  const place = useRef<HTMLElement>(null);
  if (files.length === 0) return null;
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={words.uploads}
      className="mb-4 grid gap-2 border-strong border-t-2 pt-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="font-semibold">
          {batchInWords(files)}
        </p>
        <span className="flex gap-2">
          {files.some(({ outcome }) => outcome.step === 'broken') ? (
            <Button
              tone="line"
              size="small"
              className="pointer-coarse:min-h-11"
              onClick={() => {
                again();
                // The button goes with its files.
                place.current?.focus();
              }}
            >
              {words.tryAgain}
            </Button>
          ) : null}
          <Button tone="line" size="small" className="pointer-coarse:min-h-11" onClick={clear}>
            {words.clearList}
          </Button>
        </span>
      </div>
      <ul className="grid max-h-80 overflow-auto">
        {files.map((one) => (
          <li
            key={one.id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-rule border-t py-2 wrap-anywhere"
          >
            <span>{one.file.name}</span>
            <Outcome file={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}
