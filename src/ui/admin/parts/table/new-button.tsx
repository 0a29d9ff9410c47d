import { Button } from '#ui/kit/design/button.tsx';
import { AdminIcon } from '../admin-icon.tsx';

interface NewButtonProps {
  label: string;
  /** `line`: secondary style, for a page that already has a primary button. */
  tone?: 'ink' | 'line';
  onClick: () => void;
}

/** Button for a new record. */
export const NewButton = ({ label, tone = 'ink', onClick }: NewButtonProps) => (
  <Button tone={tone} size="small" onClick={onClick} className="pointer-coarse:min-h-11">
    <AdminIcon name="plus" />
    {label}
  </Button>
);
