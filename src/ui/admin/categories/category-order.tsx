import { useState } from 'react';
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
import { OrderedRows } from '../parts/table/ordered-rows.tsx';

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
        <OrderedRows
          label={words.categories}
          rows={categories.map((category) => {
            const { name, ink } = linkTo(category);
            return {
              ...{ key: category.id, ink, up: words.moveUp(name), down: words.moveDown(name) },
              content: (
                <>
                  <span className="half-disc flex-none" />
                  <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{name}</span>
                </>
              ),
            };
          })}
          onMove={move}
        />
        <p role="status" className="sr-only">
          {place}
        </p>
      </div>
    </EditDialog>
  );
}
