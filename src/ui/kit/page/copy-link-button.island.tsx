import * as words from '#ui/words/frame-words.ts';
import { Icon } from '../design/icon.tsx';
import { copyLink } from '../stores/copy-link.ts';
import { defineIsland } from './define-island.tsx';

interface CopyLinkButtonProps {
  /** Text of the toast after copying. */
  copied: string;
  className: string;
}

function LinkButton({ copied, className }: CopyLinkButtonProps) {
  return (
    <button
      type="button"
      aria-label={words.copyLink}
      onClick={() => void copyLink(copied)}
      className={`needs-script icon-button ${className}`}
    >
      <Icon name="link" />
    </button>
  );
}

/** Button that copies the page's address. */
export const CopyLinkButton = defineIsland({
  name: 'copy-link-button',
  part: LinkButton,
  wakes: ['click button'],
});
