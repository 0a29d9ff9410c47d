import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ListedRevision } from '#core/article/desk/revision.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { showToast } from '#ui/kit/stores/toast-store.ts';
import { articleEditorPath } from '#ui/routes.ts';
import * as articleDialogsWords from '#ui/words/admin/article-dialogs-words.ts';
import { LoggedTime } from '../../logs/logged-time.tsx';
import { adminClient } from '../../parts/api/admin-client.ts';
import { readRecord } from '../../parts/api/read-record.ts';
import { useLoaded } from '../../parts/api/use-loaded.ts';
import { useWork } from '../../parts/api/use-work.ts';
import { ListDialog } from '../../parts/dialog/list-dialog.tsx';
import { useBackOffice } from '../../shell/back-office-route.tsx';
import { actorOf, loadWords } from '../versions/use-versions.ts';

/** Days for which a discarded draft is offered. */
const OFFERED_DAYS = 30;

const isOffered = ({ at }: ListedRevision): boolean =>
  Date.now() - Date.parse(at) < OFFERED_DAYS * 24 * 60 * 60 * 1000;

/**
 * Writes the words of a discarded draft as a draft again: of its article if readers have it and it has no other draft, else
 * of a new one, once. Writes nothing to an article with another draft.
 */
async function restoreDraft(
  revision: ListedRevision,
): Promise<{ id: string; isRestored: boolean }> {
  const words = await loadWords(revision);
  const id = revision.article;
  const there = await readRecord(adminClient(), 'articles', id);
  if (there && 'stage' in there) return { id, isRestored: false };
  const draft = there
    ? await adminClient().ask('POST /admin/articles/:id/save-draft', {
        ...words,
        id,
        version: there.version,
      })
    : await adminClient().ask('POST /admin/drafts', { ...words, beginKey: revision.id });
  return { id: (draft as { id: string }).id, isRestored: true };
}

function DiscardedDialog({ onClose }: { onClose: () => void }) {
  const loaded = useLoaded('discarded', async () => {
    const list = await adminClient().ask('GET /admin/revisions', { filter: 'command:discard' });
    return list.records.filter(isOffered);
  });
  const { edition } = useBackOffice().site;
  const { run, isBusy } = useWork();
  const navigate = useNavigate();
  async function open(draft: ListedRevision): Promise<void> {
    const opened = await run(() => restoreDraft(draft));
    if (opened === undefined) return;
    showToast(
      opened.isRestored
        ? { title: articleDialogsWords.draftRestored }
        : {
            title: articleDialogsWords.nothingWasRestored,
            text: articleDialogsWords.theArticleHasAnotherDraft,
          },
    );
    void navigate(articleEditorPath(opened.id));
  }
  return (
    <ListDialog
      title={articleDialogsWords.discardedDrafts}
      about={
        edition === 'browser'
          ? articleDialogsWords.ofTheLast30Days
          : articleDialogsWords.ofTheLast30DaysTheNewest
      }
      loaded={loaded}
      empty={articleDialogsWords.noDraftWasDiscarded}
      row={(draft) => (
        <li
          key={draft.id}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 border-rule border-b py-2.5 wrap-anywhere"
        >
          <span className="min-w-0 flex-[1_1_12rem]">
            <span className="block font-semibold">
              {draft.title || articleDialogsWords.withoutATitle}
            </span>
            <span className="text-meta">
              {actorOf(draft) ? `${actorOf(draft)} · ` : ''}
              <LoggedTime at={draft.at} />
            </span>
          </span>
          <Button
            tone="line"
            size="small"
            aria-disabled={isBusy}
            aria-label={articleDialogsWords.restoreNamed(
              draft.title || articleDialogsWords.withoutATitle,
            )}
            onClick={() => void open(draft)}
            className="pointer-coarse:min-h-11"
          >
            {articleDialogsWords.restore}
          </Button>
        </li>
      )}
      onClose={onClose}
    />
  );
}

/** Button for the drafts that were discarded, each of which can be restored. */
export function DiscardedDrafts() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        tone="line"
        size="small"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="pointer-coarse:min-h-11"
      >
        {articleDialogsWords.discarded}
      </Button>
      {isOpen ? <DiscardedDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
