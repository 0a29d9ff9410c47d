import { Button } from '#ui/kit/button.tsx';
import { AdminIcon } from './admin-icon.tsx';

/** A page's one ink button: begins a new record. */
export const NewButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button size="small" onClick={onClick} className="pointer-coarse:min-h-11">
    <AdminIcon name="plus" />
    {label}
  </Button>
);
