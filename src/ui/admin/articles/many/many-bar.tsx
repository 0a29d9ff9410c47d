import { useEffect, useState } from 'react';
import { isAtLeast } from '#core/account/role.ts';
import type { CategoryLink } from '#core/article/article-card.ts';
import type { BatchRow, ChosenArticles } from '#core/article/batch/batch.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { counted } from '#core/locale/plural.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { showToast } from '#ui/kit/stores/toast-store.ts';
import * as words from '#ui/words/admin/many-words.ts';
import * as partsWords from '#ui/words/admin/parts-words.ts';
import { adminClient } from '../../parts/api/admin-client.ts';
import { undoToast } from '../../parts/api/undo-toast.tsx';
import { useWork } from '../../parts/api/use-work.ts';
import { dropCopiesOf } from '../../parts/editor/unsaved-work-store.ts';
import { MenuButton } from '../../parts/menu/menu-button.tsx';
import { BulkBar, type ChosenRows } from '../../parts/table/record-frame.tsx';
import { useRole } from '../../shell/back-office-route.tsx';
import { useDeskAddress } from '../list/desk-address.ts';
import { ManyDialog } from './many-dialog.tsx';
import type { ManyChange, ManyPart } from './many-part.ts';

interface ManyBarProps {
  chosen: ChosenRows<{ id: string }>;
  categories: readonly CategoryLink[];
  /** Called when a change runs as a job, or was refused for some articles. */
  onNews: () => void;
}

/** Above the list while articles are chosen: what can be changed of them, or of all that match. */
export function ManyBar({
  chosen: { rows, isWholePage, total, clear },
  categories,
  onNews,
}: ManyBarProps) {
  const { tab, filter } = useDeskAddress();
  /** Filter for which all that match are chosen. */
  const [allOf, setAllOf] = useState<string>();
  const [asked, setAsked] = useState<{ part: ManyPart; chosen: ChosenArticles }>();
  const { run, isBusy } = useWork();
  const role = useRole();
  const mayFeature = isAtLeast(role, 'editor');
  const mayWithdraw = isAtLeast(role, 'author');
  const ids = rows.map(({ id }) => id);
  const filtered = JSON.stringify({ tab, filter });
  const isForAll = allOf === filtered && isWholePage;
  useEffect(() => {
    if (!isWholePage) setAllOf(undefined);
  }, [isWholePage]);
  const selection = isForAll ? { ...filter, tab } : { q: '', whose: 'all' as const, tab, ids };

  async function ask(part: ManyPart): Promise<void> {
    await run(
      () => adminClient().ask('POST /admin/batches/question', selection),
      undefined,
      async (chosen) => setAsked({ part, chosen }),
    );
  }

  const close = (id: string) => adminClient().ask('POST /admin/batches/:id/close', { id });
  const undo = (id: string) =>
    run(
      () => adminClient().ask('POST /admin/batches/:id/undo', { id }),
      ({ failed }) => (failed > 0 ? undefined : { title: partsWords.success, text: words.undone }),
      async ({ failed }) => {
        if (failed === 0) await close(id);
        onNews();
      },
    );

  /** Closes the dialog and the choice; what was refused of a change stays in the notice. */
  async function settle({ id, command, state, failed, refusals }: BatchRow): Promise<void> {
    setAsked(undefined);
    clear();
    if (command === 'delete' && state === 'done' && !isForAll) {
      const gone = ids.filter((one) => !refusals.some(({ id: refused }) => refused === one));
      for (const recordId of gone) await dropCopiesOf({ collection: 'articles', recordId });
    }
    if (state === 'done' && failed === 0) await close(id);
    onNews();
  }

  async function give({ command, fields }: ManyChange): Promise<void> {
    const batch = await run(
      () => adminClient().ask('POST /admin/batches', { command, fields, selection }),
      undefined,
      settle,
    );
    if (batch?.state !== 'done' || batch.failed > 0) return;
    const { id, done, same } = batch;
    // Only now: while `run` goes on, it would not undo.
    if (done === 0) showToast({ title: partsWords.success, text: counted(same, words.sameForms) });
    else showToast(undoToast(counted(done, words.doneForms(command)), () => void undo(id)));
  }

  const entry = (part: Exclude<ManyPart, 'delete'>) => ({
    label: words.parts[part],
    onChoose: () => void ask(part),
  });
  const groups = [
    [
      ...(['category', 'tags', 'authors', 'premium'] as const).map(entry),
      ...(mayFeature ? [entry('featured')] : []),
    ],
    mayWithdraw ? [entry('withdraw')] : [],
  ];
  return (
    <BulkBar
      {...(isForAll ? { said: words.allThatMatch(inDigits(total)) } : {})}
      chosen={{ rows, clear, askToDelete: () => void ask('delete') }}
    >
      {isWholePage && total > rows.length ? (
        <Button tone="line" size="small" onClick={() => setAllOf(isForAll ? undefined : filtered)}>
          {isForAll ? words.onlyThisPage : words.selectAllThatMatch(inDigits(total))}
        </Button>
      ) : null}
      <MenuButton
        label={words.change}
        groups={groups}
        opens="below"
        className="inline-flex min-h-9 items-center rounded-1 border border-edge px-3 text-label transition-colors hover:border-ink hover:bg-wash pointer-coarse:min-h-11"
      >
        {words.change}
      </MenuButton>
      {asked ? (
        <ManyDialog
          {...asked}
          categories={categories}
          isBusy={isBusy}
          onGive={(change) => void give(change)}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </BulkBar>
  );
}
