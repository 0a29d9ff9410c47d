import { useState } from 'react';
import type { ListedRevision } from '#core/article/desk/revision.ts';
import { exactTime } from '#core/locale/reader-dates.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { Dialog } from '#ui/kit/design/dialog.tsx';
import { LoggedTime } from '../../logs/logged-time.tsx';
import { useBackOffice } from '../../shell/back-office-route.tsx';
import type { ArticleFields } from '../editor/article-fields.ts';
import { useVersions } from './use-versions.ts';
import { actorOf, eventOf } from './version.ts';
import { VersionComparison } from './version-comparison.tsx';

interface VersionsDialogProps {
  articleId: string;
  /** What is in the form. */
  fields: ArticleFields;
  /** Gets the words of the version to restore. */
  onRestore: (fields: ArticleFields) => void;
  onClose: () => void;
}

/** The versions of an article, newest first; each can be compared and restored. */
export function VersionsDialog({ articleId, fields, onRestore, onClose }: VersionsDialogProps) {
  const { loaded, failure, loadMore } = useVersions(articleId);
  const { edition } = useBackOffice().site;
  const [chosen, setChosen] = useState<ListedRevision>();
  return (
    <>
      <Dialog isOpen onClose={onClose} label="Versions" className="room-for-toasts">
        <div className="grid max-h-[calc(100dvh-2rem)] w-[min(100vw-2rem,36rem)] grid-rows-[auto_minmax(0,1fr)_auto] rounded-2 bg-raise text-ink text-ui shadow-float">
          <div className="border-rule border-b px-5 py-3.5">
            <h2 className="text-title">Versions</h2>
            <p className="mt-1 text-ink-2">
              {edition === 'browser'
                ? 'In this edition the last ten versions of all articles are kept, and given up first when the storage is full.'
                : 'Every version that was saved, sent, published or withdrawn, and what stood there when writing rested, for a year.'}
            </p>
          </div>
          <div className="overflow-auto px-5" aria-busy={!loaded && !failure}>
            {failure ? (
              <p role="alert" className="py-4">
                {failure.detail}
              </p>
            ) : null}
            {loaded?.versions.length === 0 ? (
              <p className="py-4">There are no versions yet.</p>
            ) : null}
            <ul aria-label="Versions">
              {loaded?.versions.map((version) => (
                <li key={version.id} className="border-rule border-b">
                  <button
                    type="button"
                    onClick={() => setChosen(version)}
                    className="grid min-h-11 w-full grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2.5 text-left wrap-anywhere hover:bg-wash"
                  >
                    <span className="font-semibold">{eventOf(version)}</span>
                    <LoggedTime at={version.at} className="text-meta" />
                    <span className="col-span-2 text-meta">
                      {[exactTime(version.at), actorOf(version), version.note]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </div>
          <div className="flex flex-wrap justify-end gap-2 border-rule border-t bg-wash px-5 py-3">
            {loaded?.hasMore ? (
              <Button
                tone="line"
                size="small"
                onClick={loadMore}
                className="pointer-coarse:min-h-11"
              >
                Older versions
              </Button>
            ) : null}
            <Button tone="line" size="small" onClick={onClose} className="pointer-coarse:min-h-11">
              Close
            </Button>
          </div>
        </div>
      </Dialog>
      {chosen ? (
        <VersionComparison
          version={chosen}
          versions={loaded?.versions ?? []}
          fields={fields}
          onRestore={onRestore}
          onClose={() => setChosen(undefined)}
        />
      ) : null}
    </>
  );
}
