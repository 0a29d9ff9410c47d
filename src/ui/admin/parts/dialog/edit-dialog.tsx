import { useLayoutEffect, useRef, useState } from 'react';
import { Dialog } from '#ui/kit/design/dialog.tsx';
import { Icon } from '#ui/kit/design/icon.tsx';
import { focusFirstField } from '../form/focus-first-field.ts';
import { closing, EditForm, type EditFormProps } from './edit-form.tsx';

const sizes = {
  /** For a few fields. */
  small: 'max-h-[calc(100dvh-2rem)] w-[min(100vw-2rem,32rem)]',
  /** For fields in two columns under something wide. */
  wide: 'max-h-[calc(100dvh-2rem)] w-[min(100vw-2rem,64rem)]',
  /** For long texts: full screen on phones, otherwise 24 px from the window's edges. */
  full: 'h-dvh w-screen md:h-[calc(100dvh-48px)] md:w-[min(100vw-48px,80rem)] max-md:rounded-none',
} as const;

export type EditDialogSize = keyof typeof sizes;

interface EditDialogProps extends EditFormProps {
  isOpen: boolean;
  size?: EditDialogSize;
}

/**
 * Dialog with a form. Focuses the first field, shows whether there are unsaved changes, saves by
 * button, Enter or Ctrl/⌘-S, and confirms before discarding work.
 */
export function EditDialog({ isOpen, size = 'small', ...props }: EditDialogProps) {
  const [isAsking, setAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // The browser would focus Close. A layout effect runs before the first key can reach it.
  useLayoutEffect(() => {
    if (isOpen) focusFirstField(form.current);
  }, [isOpen]);
  const close = (): void => closing(props, setAsking);
  return (
    <Dialog isOpen={isOpen} onClose={close} label={props.title} placesToasts>
      <EditForm
        {...props}
        form={form}
        placesToasts
        isAsking={isAsking}
        setAsking={setAsking}
        className={`rounded-2 shadow-float ${sizes[size]}`}
        headerEnd={
          <>
            {props.headerEnd}
            <button type="button" aria-label="Close" onClick={close} className="icon-button">
              <Icon name="close" />
            </button>
          </>
        }
      />
    </Dialog>
  );
}
