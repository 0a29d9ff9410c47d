import { Icon } from '#ui/kit/design/icon.tsx';
import { shortcutLabels } from './shortcut.ts';

/** Button that opens the palette, with its keyboard shortcut. */
export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
      className="flex min-h-9 w-full items-center gap-2.5 rounded-2 border border-edge bg-paper px-2 text-left text-ink-3 text-ui transition-colors hover:border-ink hover:text-ink pointer-coarse:min-h-11"
    >
      <Icon name="search" className="size-4.5" />
      <span className="min-w-0 flex-auto">Search or jump to</span>
      <kbd className="font-sans text-meta">{shortcutLabels.palette()}</kbd>
    </button>
  );
}
