import * as words from '#ui/words/frame-words.ts';
import { Icon } from '../design/icon.tsx';
import { copyLink } from '../stores/copy-link.ts';
import { defineIsland } from './define-island.tsx';

interface ShareButtonProps {
  title: string;
  /** Text of the toast after copying, where the system has no sheet. */
  copied: string;
  className: string;
}

/** Opens the system's sheet with the page, or else copies its address. */
async function share(title: string, copied: string): Promise<void> {
  const shared = { title, url: location.href };
  if (!navigator.canShare?.(shared)) return copyLink(copied);
  // Rejects where the reader closes the sheet.
  return navigator.share(shared).catch(() => undefined);
}

function Share({ title, copied, className }: ShareButtonProps) {
  return (
    <button
      type="button"
      onClick={() => void share(title, copied)}
      className={`needs-script ${className}`}
    >
      <Icon name="share" className="size-5" />
      {words.share}
    </button>
  );
}

/** Button that shares the page by the system's sheet. */
export const ShareButton = defineIsland({
  name: 'share-button',
  part: Share,
  wakes: ['click button'],
});
