import { useState } from 'react';
import { keyPointOf, type LiveEntry } from '#core/article/live/live-entry.ts';
import { clockTime } from '#core/locale/reader-dates.ts';
import { ArticleBlocks } from '#ui/kit/article/article-blocks.tsx';
import { PublishedTime } from '#ui/kit/design/published-time.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import * as words from '#ui/words/admin/live-desk-words.ts';
import { adminClient } from '../../parts/api/admin-client.ts';
import { useDeleting } from '../../parts/api/use-deleting.ts';
import { useWork } from '../../parts/api/use-work.ts';
import { ConfirmDialog } from '../../parts/dialog/confirm-dialog.tsx';
import { Composer } from './composer.tsx';

const action =
  'inline-flex min-h-9 items-center rounded-1 px-2 text-label text-ink-2 hover:bg-wash hover:text-ink pointer-coarse:min-h-11';

interface EntryRowProps {
  articleId: string;
  entry: LiveEntry;
  /** True if the user may change it. */
  mayPost: boolean;
}

/** An entry on the live desk: as readers see it, with what can be done with it. */
export function EntryRow({ articleId, entry, mayPost }: EntryRowProps) {
  const { id, at = '', heading, content, by, isPinned, isKeyPoint, version } = entry;
  const { run, isBusy } = useWork();
  const [isEditing, setEditing] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const name = keyPointOf(entry);
  const change = (fields: Partial<Pick<LiveEntry, 'isPinned' | 'isKeyPoint'>>): void =>
    void run(() =>
      adminClient().ask('PUT /admin/articles/:id/entries/:entryId', {
        ...{ heading: heading ?? '', content, isPinned, isKeyPoint, ...fields },
        ...{ id: articleId, entryId: id, version: version ?? 0 },
      }),
    );
  const { deleteAll } = useDeleting({
    remove: (entryId) =>
      adminClient().ask('DELETE /admin/articles/:id/entries/:entryId', { id: articleId, entryId }),
    restore: (entryId) =>
      adminClient().ask('POST /admin/articles/:id/entries/:entryId/restore', {
        id: articleId,
        entryId,
      }),
    deleted: words.theUpdateWasRemoved,
    restored: words.theUpdateWasRestored,
  });
  const remove = async (): Promise<void> => {
    setRemoving(false);
    await deleteAll([id]);
  };
  if (isEditing) {
    return (
      <li className="border-rule border-b py-4">
        <Composer articleId={articleId} newId={id} entry={entry} onDone={() => setEditing(false)} />
      </li>
    );
  }
  return (
    <li
      className={`grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 border-rule border-b py-4 ${isPinned ? 'bg-wash max-md:-mx-4 max-md:px-4 md:-mx-3 md:px-3' : ''}`}
    >
      <p className="text-meta">
        <time dateTime={at} className="block font-bold text-[0.9375rem]/6 text-ink">
          {clockTime(at)}
        </time>
        <PublishedTime published={{ publishedAt: at }} />
      </p>
      <div className="min-w-0">
        {heading ? (
          <h3 className="mb-1 text-h3 wrap-anywhere" {...writtenIn(heading)}>
            {heading}
          </h3>
        ) : null}
        <div className="live-text">
          <ArticleBlocks blocks={content} title={name} placeholder={0} related={[]} />
        </div>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 text-meta">
          {by ? <span {...writtenIn(by)}>{by}</span> : null}
          {isPinned ? <b>{words.pinned}</b> : null}
          {isKeyPoint ? <b>{words.keyPoint}</b> : null}
          {mayPost ? (
            <span className="ms-auto flex flex-wrap">
              <button
                type="button"
                onClick={() => setEditing(true)}
                aria-label={words.editNamed(name)}
                className={action}
              >
                {words.edit}
              </button>
              <button
                type="button"
                disabled={isBusy}
                onClick={() => change({ isPinned: !isPinned })}
                aria-label={`${isPinned ? words.unpin : words.pin}: ${name}`}
                className={action}
              >
                {isPinned ? words.unpin : words.pin}
              </button>
              <button
                type="button"
                disabled={isBusy}
                onClick={() => change({ isKeyPoint: !isKeyPoint })}
                aria-label={`${isKeyPoint ? words.noKeyPoint : words.keyPoint}: ${name}`}
                className={action}
              >
                {isKeyPoint ? words.noKeyPoint : words.keyPoint}
              </button>
              <button
                type="button"
                onClick={() => setRemoving(true)}
                aria-label={words.removeNamed(name)}
                className={action}
              >
                {words.remove}
              </button>
            </span>
          ) : null}
        </p>
        <ConfirmDialog
          isOpen={isRemoving}
          title={words.removeThisUpdate}
          text={words.disappearsFromTheLiveBlog(name)}
          confirmLabel={words.remove}
          onConfirm={() => void remove()}
          onCancel={() => setRemoving(false)}
        />
      </div>
    </li>
  );
}
