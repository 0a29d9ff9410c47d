import { inDigits } from '#core/locale/numbers.ts';
import { Button } from '#ui/kit/design/button.tsx';

interface BulkBarProps {
  count: number;
  onDelete: () => void;
  onClear: () => void;
}

/** Bulk actions for the selected rows. */
export function BulkBar({ count, onDelete, onClear }: BulkBarProps) {
  return (
    <div className="ml-auto flex flex-wrap items-center gap-2">
      <p aria-live="polite" className="text-ink-2">{`${inDigits(count)} selected`}</p>
      <Button tone="line" size="small" onClick={onClear}>
        Clear
      </Button>
      <Button tone="line" size="small" onClick={onDelete}>
        Delete selected
      </Button>
    </div>
  );
}
