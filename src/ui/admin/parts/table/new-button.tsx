import { Button } from '#ui/kit/design/button.tsx';
import { AdminIcon } from '../admin-icon.tsx';

interface NewButtonProps {
  label: string;
  /** `line` where the page's one ink button stands above it. */
  tone?: 'ink' | 'line';
  onClick: () => void;
}

/** Begins a new record. */
export const NewButton = ({ label, tone = 'ink', onClick }: NewButtonProps) => (
  <Button tone={tone} size="small" onClick={onClick} className="pointer-coarse:min-h-11">
    <AdminIcon name="plus" />
    {label}
  </Button>
);
