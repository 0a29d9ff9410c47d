import { type ReactNode, useRef } from 'react';
import { Button } from '#ui/kit/design/button.tsx';

interface MediaButtonProps {
  /** File types of the dialog: `PICTURE_TYPES`, `VIDEO_TYPES` or both, separated by a comma. */
  accept: string;
  onFile: (file: File) => void;
  isBusy?: boolean;
  /** Its name where the words on it don't tell enough. */
  label?: string;
  children: ReactNode;
}

/** A button that asks for a file. */
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
          // The same file chosen again is a change, too.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
