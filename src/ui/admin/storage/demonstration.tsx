import { useState } from 'react';
import { counted } from '#core/locale/plural.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { adminClient } from '../parts/api/admin-client.ts';
import { useWork } from '../parts/api/use-work.ts';
import { ConfirmDialog } from '../parts/dialog/confirm-dialog.tsx';

const NAME = 'Fill with a demonstration newspaper';

const articles = { one: 'article', other: 'articles' };

/** Fills the site with a demonstration newspaper, after a question. */
export function Demonstration() {
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy } = useWork();

  async function fill(): Promise<void> {
    setAsking(false);
    await run(
      () => adminClient().ask('POST /admin/demonstration', {}),
      (added) => ({
        title: 'Success',
        text:
          added.articles === 0
            ? 'The demonstration newspaper is here already.'
            : `${counted(added.articles, articles)} added.`,
      }),
    );
  }

  return (
    <>
      <p className="text-ink-2">
        Forty invented articles of the last weeks, by six authors, with tags and every kind of
        block, twelve drawings for the image library, words for categories that have none, and
        nothing loaded from elsewhere. What is here stays as it is; filling twice adds nothing.
      </p>
      <div>
        <Button
          tone="line"
          size="small"
          className="pointer-coarse:min-h-11"
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) setAsking(true);
          }}
        >
          {isBusy ? 'Filling…' : NAME}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={`${NAME}?`}
        text="Forty articles, six authors and twelve pictures are added, and readers see the articles at once. There is no undo in one step: articles can be deleted, and the tag Demonstration finds them all."
        confirmLabel="Fill"
        onConfirm={() => void fill()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
