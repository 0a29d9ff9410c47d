import { type ReactNode, useRef } from 'react';
import { Button } from '#ui/kit/design/button.tsx';

interface MediaButtonProps {
  /** File types of the dialog: `PICTURE_TYPES`, `VIDEO_TYPES` or both, separated by a comma. */
  accept: string;
  onFile: (file: File) => void;
  isBusy?: boolean;
  /** Accessible name, if the visible text is not enough. */
  label?: string;
  children: ReactNode;
}

/** Button that opens a file dialog. */
export function MediaButton({ accept, onFile, isBusy = false, label, children }: MediaButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        tone="line"
        size="small"
        aria-disabled={isBusy}
        {...(label ? { 'aria-label': label } : {})}
        onClick={() => {
          if (!isBusy) input.current?.click();
        }}
      >
        {isBusy ? 'Reading…' : children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // Lets the same file be chosen again: an unchanged value fires no event.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
