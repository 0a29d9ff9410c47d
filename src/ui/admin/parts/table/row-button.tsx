import { AdminIcon, type AdminIconName } from '../admin-icon.tsx';

interface RowButtonProps {
  icon: AdminIconName;
  label: string;
  onClick: () => void;
  disabled?: boolean;
  /** Name of what it does, for its list. */
  does?: string;
  /** Key of one character that presses the button of the focused row, see `keys/keys.tsx`. */
  shortcut?: string;
  /** True for the button that opens the row: Enter on the row presses it. */
  isOpener?: boolean;
}

/** Small icon button in a row or toolbar. */
export function RowButton(props: RowButtonProps) {
  const { icon, label, onClick, disabled = false, does, shortcut, isOpener } = props;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      aria-keyshortcuts={shortcut}
      data-does={does}
      data-opens={isOpener ? '' : undefined}
      onClick={onClick}
      className="inline-grid size-9 place-items-center rounded-2 text-ink-2 transition-colors hover:bg-wash-2 hover:text-ink disabled:cursor-not-allowed disabled:bg-transparent disabled:text-ink-3 disabled:opacity-50 pointer-coarse:size-11"
    >
      <AdminIcon name={icon} />
    </button>
  );
}
