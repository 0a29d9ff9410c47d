import { Icon } from '../design/icon.tsx';
import { copyLink } from '../stores/copy-link.ts';

interface CopyLinkButtonProps {
  /** Message after the address was copied. */
  copied: string;
  className: string;
}

/** Copies the address of the page. */
export function CopyLinkButton({ copied, className }: CopyLinkButtonProps) {
  return (
    <button
      type="button"
      aria-label="Copy link"
      onClick={() => void copyLink(copied)}
      className={`needs-script icon-button ${className}`}
    >
      <Icon name="link" />
    </button>
  );
}

export const copyLinkIsland = { name: 'copy-link', part: CopyLinkButton } as const;
