import { useState } from 'react';
import { counted } from '#core/locale/plural.ts';
import { Button } from '#ui/kit/design/button.tsx';
import * as operationsWords from '#ui/words/admin/operations-words.ts';
import { adminClient } from '../parts/api/admin-client.ts';
import { useWork } from '../parts/api/use-work.ts';
import { ConfirmDialog } from '../parts/dialog/confirm-dialog.tsx';

const NAME = operationsWords.fillWithADemonstrationNewspaper;

const articles = operationsWords.articles;

/** Fills the site with a demonstration newspaper, after a question. */
export function Demonstration() {
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy } = useWork();

  async function fill(): Promise<void> {
    setAsking(false);
    await run(
      () => adminClient().ask('POST /admin/demonstration', {}),
      (added) => ({
        title: operationsWords.success,
        text:
          added.articles === 0
            ? operationsWords.demonstrationIsHere
            : operationsWords.added(counted(added.articles, articles)),
      }),
    );
  }

  return (
    <>
      <p className="text-ink-2">{operationsWords.fortyInventedArticles}</p>
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
          {isBusy ? operationsWords.filling : NAME}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={`${NAME}?`}
        text={operationsWords.fortyArticlesSixAuthors}
        confirmLabel={operationsWords.fill}
        onConfirm={() => void fill()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
