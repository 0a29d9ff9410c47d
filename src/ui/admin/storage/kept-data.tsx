import { useState } from 'react';
import { Button } from '#ui/kit/design/button.tsx';
import { showToast } from '#ui/kit/stores/toast-store.ts';
import * as words from '#ui/words/admin/operations-words.ts';
import { requestToKeepData } from '../parts/api/keep-data.ts';

/** Status of persistent storage, with a button that requests it. */
export function KeptData({ isKept: wasKept }: { isKept: boolean | undefined }) {
  const [isKept, setKept] = useState(wasKept);

  async function ask(): Promise<void> {
    const isGranted = await requestToKeepData();
    setKept(isGranted);
    showToast(
      isGranted
        ? { title: words.success, text: words.thisBrowserKeepsTheData }
        : {
            title: words.notPromised,
            text: words.thisBrowserDidNotPromise,
          },
    );
  }

  if (isKept) {
    return <p className="text-ink-2">{words.thisBrowserPromisedToKeep}</p>;
  }
  return (
    <>
      <p className="text-ink-2">
        {isKept === undefined ? words.thisBrowserMakesNoPromise : words.thisBrowserMayClear}
      </p>
      {isKept === undefined ? null : (
        <div>
          <Button
            tone="line"
            size="small"
            className="pointer-coarse:min-h-11"
            onClick={() => void ask()}
          >
            {words.askToKeepTheData}
          </Button>
        </div>
      )}
    </>
  );
}
