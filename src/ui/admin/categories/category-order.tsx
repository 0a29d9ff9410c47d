import { useState } from 'react';
import { type Category, MAIN_NAV_CATEGORIES, STRIP_CATEGORIES } from '#core/category/category.ts';
import { linkTo } from '#core/category/category-links.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { AdminIcon } from '../parts/admin-icon.tsx';
import { adminClient } from '../parts/api/admin-client.ts';
import { useRecords } from '../parts/api/use-records.ts';
import { useWork } from '../parts/api/use-work.ts';
import { EditDialog } from '../parts/dialog/edit-dialog.tsx';
import { CategoryRows } from './category-rows.tsx';

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
        Order
      </Button>
      {isOpen ? <OrderDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function OrderDialog({ onClose }: { onClose: () => void }) {
  const stored = useRecords('categories');
  const [moved, setMoved] = useState<readonly Category[]>();
  const [place, setPlace] = useState('');
  const { run, isBusy } = useWork();
  const categories = moved ?? stored ?? [];
  const isDirty = moved?.some(({ id }, at) => stored?.[at]?.id !== id) ?? false;

  function move(from: number, to: number): void {
    const category = categories[from];
    if (!category || to < 0 || to >= categories.length || to === from) return;
    setMoved(categories.toSpliced(from, 1).toSpliced(to, 0, category));
    setPlace(`${category.name}: ${inDigits(to + 1)} of ${inDigits(categories.length)}`);
  }

  async function save(): Promise<void> {
    const ids = categories.map(({ id }) => id);
    const saved = await run(() => adminClient().ask('PUT /admin/category-order', { ids }), {
      title: 'Success',
      text: 'Categories ordered successfully.',
    });
    if (saved) onClose();
  }

  return (
    <EditDialog
      isOpen
      title="Order of Categories"
      isDirty={isDirty}
      isBusy={isBusy}
      saveLabel="Save Order"
      onSave={() => void (isDirty ? save() : onClose())}
      onClose={onClose}
    >
      <div className="p-5">
        <p className="mb-3 text-meta">
          {`The first ${inDigits(MAIN_NAV_CATEGORIES)} are in the main navigation, the next ${inDigits(STRIP_CATEGORIES)} in the strip above it.`}{' '}
          Drag a row, or move it by its buttons or Alt with an arrow.
        </p>
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
