import { type ReactNode, useRef } from 'react';
import { Button } from '#ui/kit/design/button.tsx';
import * as words from '#ui/words/admin/parts-words.ts';

interface MediaButtonProps {
  /** File types of the dialog: `PICTURE_TYPES`, `VIDEO_TYPES` or both, separated by a comma. */
  accept: string;
  /** Called once for each chosen file. */
  onFile: (file: File) => void;
  /** True if several files can be chosen at once. */
  isMultiple?: boolean;
  isBusy?: boolean;
  /** Accessible name, if the visible text is not enough. */
  label?: string;
  children: ReactNode;
}

/** Button that opens a file dialog. */
export function MediaButton(props: MediaButtonProps) {
  const { accept, onFile, isMultiple = false, isBusy = false, label, children } = props;
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
        {isBusy ? words.reading : children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={isMultiple}
        hidden
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Lets the same file be chosen again: an unchanged value fires no event.
          currentTarget.value = '';
          for (const file of files) onFile(file);
        }}
      />
    </>
  );
}
