import { useState } from 'react';
import { Button } from '#ui/kit/design/button.tsx';
import { showToast } from '#ui/kit/stores/toast-store.ts';
import { requestToKeepData } from '../parts/api/keep-data.ts';

/** Status of persistent storage, with a button that requests it. */
export function KeptData({ isKept: wasKept }: { isKept: boolean | undefined }) {
  const [isKept, setKept] = useState(wasKept);

  async function ask(): Promise<void> {
    const isGranted = await requestToKeepData();
    setKept(isGranted);
    showToast(
      isGranted
        ? { title: 'Success', text: 'This browser keeps the data.' }
        : {
            title: 'Not Promised',
            text: 'This browser did not promise it. Bookmark the site, then ask again; export in the meantime.',
          },
    );
  }

  if (isKept) {
    return (
      <p className="text-ink-2">
        This browser promised to keep the data until you clear it. An export is still the only
        backup.
      </p>
    );
  }
  return (
    <>
      <p className="text-ink-2">
        {isKept === undefined
          ? 'This browser makes no promise to keep the data. Export regularly.'
          : 'This browser may clear the data when it runs out of space. Ask it not to, and export regularly.'}
      </p>
      {isKept === undefined ? null : (
        <div>
          <Button
            tone="line"
            size="small"
            className="pointer-coarse:min-h-11"
            onClick={() => void ask()}
          >
            Ask to Keep the Data
          </Button>
        </div>
      )}
    </>
  );
}
