import { useState } from 'react';
import type { ListedRevision } from '#core/article/desk/revision.ts';
import { exactTime } from '#core/locale/reader-dates.ts';
import { Button } from '#ui/kit/design/button.tsx';
import * as words from '#ui/words/admin/article-dialogs-words.ts';
import { LoggedTime } from '../../logs/logged-time.tsx';
import { ListDialog } from '../../parts/dialog/list-dialog.tsx';
import { useBackOffice } from '../../shell/back-office-route.tsx';
import type { ArticleFields } from '../editor/article-fields.ts';
import { actorOf, eventOf, useVersions } from './use-versions.ts';
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
  const versions = useVersions(articleId);
  const { edition } = useBackOffice().site;
  const [chosen, setChosen] = useState<ListedRevision>();
  return (
    <>
      <ListDialog
        title={words.versions}
        about={edition === 'browser' ? words.inThisEditionTheLast : words.everyVersionThatWasSaved}
        loaded={versions}
        empty={words.thereAreNoVersionsYet}
        row={(version) => (
          <li key={version.id} className="border-rule border-b">
            <button
              type="button"
              onClick={() => setChosen(version)}
              className="grid min-h-11 w-full grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2.5 text-start wrap-anywhere hover:bg-wash"
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
        )}
        buttons={
          versions.hasMore ? (
            <Button
              tone="line"
              size="small"
              onClick={versions.loadMore}
              className="pointer-coarse:min-h-11"
            >
              {words.olderVersions}
            </Button>
          ) : null
        }
        onClose={onClose}
      />
      {chosen ? (
        <VersionComparison
          version={chosen}
          versions={versions.value ?? []}
          fields={fields}
          onRestore={onRestore}
          onClose={() => setChosen(undefined)}
        />
      ) : null}
    </>
  );
}
