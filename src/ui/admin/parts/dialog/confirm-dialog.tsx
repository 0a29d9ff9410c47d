import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#ui/kit/design/button.tsx';
import { Dialog } from '#ui/kit/design/dialog.tsx';
import * as words from '#ui/words/admin/parts-words.ts';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  text: string;
  /** Default: `Delete`. */
  confirmLabel?: string;
  cancelLabel?: string;
  /** Default: `danger`. */
  confirmTone?: 'danger' | 'ink';
  onConfirm: () => void;
  onCancel: () => void;
  /** A third answer, which loses nothing. */
  otherChoice?: { label: string; onChoose: () => void };
  /** Further information under the text. */
  children?: ReactNode;
}

function Question(props: Omit<ConfirmDialogProps, 'isOpen'>) {
  const {
    title,
    text,
    confirmLabel = words.deleteIt,
    confirmTone = 'danger',
    cancelLabel = words.cancel,
    onConfirm,
    onCancel,
    otherChoice,
    children,
  } = props;
  const cancel = useRef<HTMLSpanElement>(null);
  // Focuses Cancel: the other choice can't be undone.
  useEffect(() => cancel.current?.querySelector('button')?.focus(), []);
  return (
    <div className="w-[min(100vw-2rem,27.5rem)] rounded-2 bg-raise p-6 text-ink shadow-float">
      <h2 className="mb-2 font-bold text-[1.125rem]/6">{title}</h2>
      <p className="break-words text-ink-2 text-ui">{text}</p>
      {children}
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <span ref={cancel}>
          <Button tone="line" size="small" onClick={onCancel} className="pointer-coarse:min-h-11">
            {cancelLabel}
          </Button>
        </span>
        {otherChoice ? (
          <Button
            tone="line"
            size="small"
            onClick={otherChoice.onChoose}
            className="pointer-coarse:min-h-11"
          >
            {otherChoice.label}
          </Button>
        ) : null}
        <Button
          tone={confirmTone}
          size="small"
          onClick={onConfirm}
          className="pointer-coarse:min-h-11"
        >
          {confirmLabel}
        </Button>
      </div>
    </div>
  );
}

/** Asks for confirmation before an action that can't be undone. */
export function ConfirmDialog({ isOpen, ...question }: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={question.onCancel}
      label={question.title}
      className="room-for-toasts"
    >
      <Question {...question} />
    </Dialog>
  );
}
