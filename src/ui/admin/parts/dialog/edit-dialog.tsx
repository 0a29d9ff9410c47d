import { type FormEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#ui/kit/design/button.tsx';
import { Dialog } from '#ui/kit/design/dialog.tsx';
import { Icon } from '#ui/kit/design/icon.tsx';
import { Toaster } from '#ui/kit/page/toaster.island.tsx';
import { focusFirstField } from '../form/focus-first-field.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { savesByKey } from './saves-by-key.ts';

const sizes = {
  /** For a few fields. */
  small: 'max-h-[calc(100dvh-2rem)] w-[min(100vw-2rem,32rem)]',
  /** For fields in two columns under something wide. */
  wide: 'max-h-[calc(100dvh-2rem)] w-[min(100vw-2rem,64rem)]',
  /** For long texts: full screen on phones, otherwise 24 px from the window's edges. */
  full: 'h-dvh w-screen md:h-[calc(100dvh-48px)] md:w-[min(100vw-48px,80rem)] max-md:rounded-none',
} as const;

export type EditDialogSize = keyof typeof sizes;

interface EditDialogProps {
  isOpen: boolean;
  title: string;
  size?: EditDialogSize;
  /** True if closing would lose unsaved work. */
  isDirty: boolean;
  isBusy: boolean;
  saveLabel: string;
  /** Saves; the dialog stays open until the caller closes it. */
  onSave: () => void;
  onClose: () => void;
  /** State of the work, shown beside the buttons. */
  status?: ReactNode;
  /** Saves what readers don't see yet; absent where there is no such thing. */
  saveDraft?: () => void;
  /** A third answer to the question before closing. */
  otherChoice?: { label: string; onChoose: () => void };
  /** Shown at the start of the footer. */
  footerStart?: ReactNode;
  children: ReactNode;
}

/**
 * Dialog with a form. Focuses the first field, shows whether there are unsaved changes, saves by
 * button, Enter or Ctrl/⌘-S, and confirms before discarding work.
 */
export function EditDialog(props: EditDialogProps) {
  const {
    isOpen,
    title,
    size = 'small',
    isDirty,
    isBusy,
    saveLabel,
    onSave,
    onClose,
    otherChoice,
  } = props;
  const [isAsking, setIsAsking] = useState(false);
  const headingId = useId();
  const form = useRef<HTMLFormElement>(null);
  // The browser would focus Close. A layout effect runs before the first key can reach it.
  useLayoutEffect(() => {
    if (isOpen) focusFirstField(form.current);
  }, [isOpen]);
  const close = (): void => (isDirty ? setIsAsking(true) : onClose());

  const save = (): void => {
    if (!isBusy) onSave();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save();
  };

  return (
    <Dialog isOpen={isOpen} onClose={close} label={title} placesToasts>
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        onKeyDown={savesByKey(save)}
        aria-labelledby={headingId}
        className={`grid grid-rows-[auto_minmax(0,1fr)_auto_auto] overflow-hidden rounded-2 bg-paper text-ink text-ui shadow-float ${sizes[size]}`}
      >
        <div className="flex min-h-14 items-center gap-3 border-rule border-b py-1 pr-2 pl-5">
          <h2 id={headingId} className="flex-1 text-title">
            {title}
          </h2>
          {isDirty ? <span className="text-meta">Unsaved changes</span> : null}
          <button type="button" aria-label="Close" onClick={close} className="icon-button">
            <Icon name="close" />
          </button>
        </div>
        <div className="overflow-auto">{props.children}</div>
        <Toaster isInDialog className="toasts-in-form" />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2.5 border-rule border-t bg-wash px-5 py-3">
          {props.footerStart ? (
            <div className="min-w-0 flex-[1_1_12rem] max-sm:basis-full">{props.footerStart}</div>
          ) : (
            <div className="flex-auto max-sm:hidden" />
          )}
          <Button tone="line" size="small" onClick={close} className="pointer-coarse:min-h-11">
            Cancel
          </Button>
          {props.status}
          {props.saveDraft ? (
            <Button
              tone="line"
              size="small"
              onClick={props.saveDraft}
              className="pointer-coarse:min-h-11"
            >
              Save draft
            </Button>
          ) : null}
          <Button
            type="submit"
            size="small"
            aria-disabled={isBusy}
            title="Ctrl+S"
            className="max-sm:flex-1 pointer-coarse:min-h-11"
          >
            {isBusy ? 'Saving…' : saveLabel}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        title="Discard unsaved changes?"
        text="What you changed here has not been saved."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        {...(otherChoice ? { otherChoice } : {})}
        onConfirm={() => {
          setIsAsking(false);
          onClose();
        }}
        onCancel={() => setIsAsking(false)}
      />
    </Dialog>
  );
}
