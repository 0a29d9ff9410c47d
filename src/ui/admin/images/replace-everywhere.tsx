import { useState } from 'react';
import { imageLabel, type LibraryImage } from '#core/image/library-image.ts';
import { counted } from '#core/locale/plural.ts';
import { Button } from '#ui/kit/design/button.tsx';
import * as words from '#ui/words/admin/collections-words.ts';
import { adminClient } from '../parts/api/admin-client.ts';
import { useWork } from '../parts/api/use-work.ts';
import { ConfirmDialog } from '../parts/dialog/confirm-dialog.tsx';
import { ImagePicker } from '../parts/form/image-picker.tsx';

const inRecords = (count: number): string => counted(count, words.records);

interface ReplaceEverywhereProps {
  image: LibraryImage;
  /** Called after the picture was replaced. */
  onReplaced: () => void;
}

/** Replaces a picture by another one of the library wherever it is shown, after a question. */
export function ReplaceEverywhere({ image, onReplaced }: ReplaceEverywhereProps) {
  const [isPicking, setPicking] = useState(false);
  const [asked, setAsked] = useState<{ next: LibraryImage; count: number }>();
  const { run, isBusy } = useWork();

  async function ask(next: LibraryImage): Promise<void> {
    setPicking(false);
    if (next.id === image.id) return;
    const uses = await run(() => adminClient().ask('GET /admin/images/uses', { id: image.id }));
    if (uses) setAsked({ next, count: uses.length });
  }

  async function replace(next: LibraryImage): Promise<void> {
    setAsked(undefined);
    const replaced = await run(
      () => adminClient().ask('POST /admin/images/:id/replacement', { id: image.id, by: next.id }),
      ({ count }) => ({ title: words.success, text: words.imageReplaced(inRecords(count)) }),
    );
    if (replaced) onReplaced();
  }

  return (
    <>
      <Button
        tone="line"
        size="small"
        className="mt-2 pointer-coarse:min-h-11"
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) setPicking(true);
        }}
      >
        {words.replaceEverywhere}
      </Button>
      <ImagePicker
        isOpen={isPicking}
        onClose={() => setPicking(false)}
        onPick={(next) => void ask(next)}
      />
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={words.replaceEverywhereQuestion}
        text={
          asked
            ? words.willTakeThePlace(
                imageLabel(asked.next),
                imageLabel(image),
                inRecords(asked.count),
              )
            : ''
        }
        confirmLabel={words.replace}
        onConfirm={() => asked && void replace(asked.next)}
        onCancel={() => setAsked(undefined)}
      />
    </>
  );
}
