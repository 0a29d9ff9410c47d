import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { CategoryLink } from '#core/article/article-card.ts';
import { type Category, MAIN_NAV_CATEGORIES, STRIP_CATEGORIES } from '#core/category/category.ts';
import { linkTo } from '#core/category/category-links.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { Button } from '#ui/kit/design/button.tsx';
import * as words from '#ui/words/admin/collections-words.ts';
import { AdminIcon } from '../parts/admin-icon.tsx';
import { adminClient } from '../parts/api/admin-client.ts';
import { useRecords } from '../parts/api/all-records.ts';
import { useWork } from '../parts/api/use-work.ts';
import { EditDialog } from '../parts/dialog/edit-form.tsx';
import { useRowDrag } from '../parts/drag/use-drag.ts';
import { RowButton } from '../parts/table/row-button.tsx';

interface CategoryRowsProps {
  links: readonly (CategoryLink & { id: string })[];
  onMove: (from: number, to: number) => void;
}

/** Categories as rows that are moved by drag, by buttons, or by Alt with an arrow. */
function CategoryRows({ links, onMove }: CategoryRowsProps) {
  const list = useRef<HTMLOListElement>(null);
  /** Row and button that get the focus after a move, which can take it away. */
  const focused = useRef<{ id: string; label: string | null }>(undefined);
  const rowDrag = useRowDrag(move);

  useLayoutEffect(() => {
    const { id, label } = focused.current ?? {};
    if (id === undefined) return;
    focused.current = undefined;
    const buttons = [
      ...(list.current?.querySelectorAll<HTMLButtonElement>(
        `[data-row="${CSS.escape(id)}"] button:not(:disabled)`,
      ) ?? []),
    ];
    (buttons.find((button) => button.getAttribute('aria-label') === label) ?? buttons[0])?.focus();
  });

  function move(from: number, to: number): void {
    const id = links[from]?.id;
    const label = document.activeElement?.getAttribute('aria-label') ?? null;
    focused.current = id === undefined ? undefined : { id, label };
    onMove(from, to);
  }
  const moveByKey = (event: KeyboardEvent, at: number): void => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    move(at, at + step);
  };

  return (
    <ol ref={list} data-drag-area="" aria-label={words.categories} className="border-rule border-t">
      {links.map(({ id, name, ink }, at) => (
        <li
          key={id}
          data-row={id}
          data-ink={ink}
          {...rowDrag(at)}
          onKeyDown={(event) => moveByKey(event, at)}
          className="flex min-h-11 cursor-grab items-center gap-2.5 border-rule border-b bg-paper text-ui data-drop:shadow-[0_0_0_2px_var(--focus)]"
        >
          <AdminIcon name="drag" className="size-4.5 text-ink-3" />
          <span className="half-disc flex-none" />
          <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{name}</span>
          <RowButton
            icon="up"
            label={words.moveUp(name)}
            disabled={at === 0}
            onClick={() => move(at, at - 1)}
          />
          <RowButton
            icon="down"
            label={words.moveDown(name)}
            disabled={at === links.length - 1}
            onClick={() => move(at, at + 1)}
          />
        </li>
      ))}
    </ol>
  );
}

/** Button that opens the order of all categories in a dialog. */
export function CategoryOrder() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        tone="line"
        size="small"
        onClick={() => setOpen(true)}
        className="pointer-coarse:min-h-11"
      >
        <AdminIcon name="drag" />
        {words.order}
      </Button>
      {isOpen ? <OrderDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function OrderDialog({ onClose }: { onClose: () => void }) {
  const { value: stored, failure } = useRecords('categories');
  const [moved, setMoved] = useState<readonly Category[]>();
  const [place, setPlace] = useState('');
  const { run, isBusy } = useWork();
  const categories = moved ?? stored ?? [];
  const isDirty = moved?.some(({ id }, at) => stored?.[at]?.id !== id) ?? false;

  function move(from: number, to: number): void {
    const category = categories[from];
    if (!category || to < 0 || to >= categories.length || to === from) return;
    setMoved(categories.toSpliced(from, 1).toSpliced(to, 0, category));
    setPlace(words.placeOf(category.name, inDigits(to + 1), inDigits(categories.length)));
  }

  async function save(): Promise<void> {
    const ids = categories.map(({ id }) => id);
    const saved = await run(() => adminClient().ask('PUT /admin/category-order', { ids }), {
      title: words.success,
      text: words.categoriesOrderedSuccessfully,
    });
    if (saved) onClose();
  }

  return (
    <EditDialog
      isOpen
      title={words.orderOfCategories}
      isDirty={isDirty}
      isBusy={isBusy}
      saveLabel={words.saveOrder}
      onSave={() => void (isDirty ? save() : onClose())}
      onClose={onClose}
    >
      <div className="p-5">
        <p className="mb-3 text-meta">
          {words.theFirst(inDigits(MAIN_NAV_CATEGORIES), inDigits(STRIP_CATEGORIES))}{' '}
          {words.dragARowOrMove}
        </p>
        {failure ? (
          <p role="alert" className="mb-3">
            {words.categoriesNotLoaded(failure.detail)}
          </p>
        ) : null}
        <CategoryRows
          links={categories.map((one) => ({ id: one.id, ...linkTo(one) }))}
          onMove={move}
        />
        <p role="status" className="sr-only">
          {place}
        </p>
      </div>
    </EditDialog>
  );
}
