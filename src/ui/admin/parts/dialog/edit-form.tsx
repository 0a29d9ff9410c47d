import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '#ui/kit/design/button.tsx';
import { Dialog } from '#ui/kit/design/dialog.tsx';
import { Icon } from '#ui/kit/design/icon.tsx';
import { Toaster } from '#ui/kit/page/toaster.island.tsx';
import * as words from '#ui/words/admin/parts-words.ts';
import { focusFirstField } from '../form/field-focus.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { type ShiftKeys, savesByKey } from './saves-by-key.ts';

export interface EditFormProps {
  title: string;
  /** True if closing would lose unsaved work. */
  isDirty: boolean;
  isBusy: boolean;
  saveLabel: string;
  /** Consequence of saving, in small type below the label. */
  saveHint?: string | undefined;
  /** Saves; the form stays open until the caller closes it. */
  onSave: () => void;
  /** Does what Ctrl/⌘-S means, if that is something else. */
  onSaveByKey?: () => void;
  onClose: () => void;
  /** State of the work, shown beside the heading. */
  status?: ReactNode;
  /** Button that opens further ways to save, joined to the save button. */
  saveMenu?: ReactNode;
  /** Further ways to save by Ctrl/⌘, Shift and a letter. */
  shiftKeys?: ShiftKeys;
  /** A third answer to the question before closing. */
  otherChoice?: { label: string; onChoose: () => void };
  /** Shown at the start of the footer. */
  footerStart?: ReactNode;
  /** Shown at the end of the heading. */
  headerEnd?: ReactNode;
  children: ReactNode;
}

interface FramedFormProps extends EditFormProps {
  form: RefObject<HTMLFormElement | null>;
  /** Shows toasts in the form: a dialog covers those of the page. */
  placesToasts?: boolean;
  isAsking: boolean;
  setAsking: (isAsking: boolean) => void;
  /** Shown at the start of the heading. */
  headerStart?: ReactNode;
  className: string;
}

/** Closes an editor, after a question if that would lose work. */
export const closing = (
  { isDirty, onClose }: Pick<EditFormProps, 'isDirty' | 'onClose'>,
  setAsking: (isAsking: boolean) => void,
): void => (isDirty ? setAsking(true) : onClose());

/** Form of an editor, in a dialog or in a page: heading, content, buttons, question before closing. */
export function EditForm(props: FramedFormProps) {
  const { title, isDirty, isBusy, saveLabel, saveHint, onSave, onClose, otherChoice } = props;
  const { onSaveByKey = onSave } = props;
  const { form, placesToasts = false, isAsking, setAsking } = props;
  const headingId = useId();
  const hintId = useId();
  const hint = isBusy ? undefined : saveHint;
  const save = (): void => {
    if (!isBusy) onSave();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save();
  };
  return (
    <>
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        onKeyDown={savesByKey(() => !isBusy && onSaveByKey(), props.shiftKeys, save)}
        aria-labelledby={headingId}
        className={`grid grid-rows-[auto_minmax(0,1fr)_auto_auto] overflow-hidden bg-paper text-ink text-ui ${props.className}`}
      >
        <div className="flex min-h-14 items-center gap-3 border-rule border-b py-1 pe-2 ps-5">
          {props.headerStart}
          <h2 id={headingId} className="text-title">
            {title}
          </h2>
          <div className="min-w-0 flex-1">{props.status}</div>
          {isDirty ? (
            // On phones there is no room for it beside a status.
            <span className={`text-meta ${props.status ? 'max-sm:sr-only' : ''}`}>
              {words.unsavedChanges}
            </span>
          ) : null}
          {props.headerEnd}
        </div>
        <div className="overflow-auto">{props.children}</div>
        {placesToasts ? <Toaster isInDialog className="toasts-in-form" /> : null}
        <div
          data-part="buttons"
          className="flex flex-wrap items-center gap-x-3 gap-y-2.5 border-rule border-t bg-wash px-5 py-3"
        >
          {props.footerStart ? (
            <div className="min-w-0 flex-[1_1_12rem] max-sm:basis-full">{props.footerStart}</div>
          ) : (
            <div className="flex-auto max-sm:hidden" />
          )}
          <Button
            tone="line"
            size="small"
            onClick={() => closing(props, setAsking)}
            className="pointer-coarse:min-h-11"
          >
            {words.cancel}
          </Button>
          <div className="relative flex max-sm:flex-1">
            <Button
              type="submit"
              size="small"
              aria-disabled={isBusy}
              aria-describedby={hint ? hintId : undefined}
              title={props.onSaveByKey ? words.ctrlShiftEnter : words.ctrlS}
              className={`max-sm:flex-1 pointer-coarse:min-h-11 ${props.saveMenu ? 'rounded-e-none' : ''} ${hint ? 'min-w-36 pt-0.5 pb-4' : ''}`}
            >
              {isBusy ? words.saving : saveLabel}
            </Button>
            {hint ? (
              // Beside the button: its name is its label alone.
              <span
                id={hintId}
                className={`pointer-events-none absolute bottom-[3px] start-0 text-center text-[0.6875rem]/3.5 text-on-ink ${props.saveMenu ? 'end-9 pointer-coarse:end-11' : 'end-0'}`}
              >
                {hint}
              </span>
            ) : null}
            {props.saveMenu}
          </div>
        </div>
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.discardUnsavedChanges}
        text={words.whatYouChanged}
        confirmLabel={words.discard}
        cancelLabel={words.keepEditing}
        {...(otherChoice ? { otherChoice } : {})}
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

interface EditPageProps extends EditFormProps {
  back: { label: string; href: string };
  /** Leaves for `back`, and keeps what was written. */
  onLeave: () => void;
}

/** The same form as `EditDialog`, as a page of its own. */
export function EditPage({ back, onLeave, ...props }: EditPageProps) {
  const [isAsking, setAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => focusFirstField(form.current), []);
  return (
    <main>
      <h1 className="sr-only">{back.label}</h1>
      <EditForm
        {...props}
        form={form}
        placesToasts
        isAsking={isAsking}
        setAsking={setAsking}
        className="h-dvh w-full"
        headerStart={
          <a
            href={back.href}
            onClick={(event) => {
              event.preventDefault();
              onLeave();
            }}
            className="inline-flex min-h-11 items-center gap-1.5 text-ink-2 text-label hover:text-ink hover:underline-ui"
          >
            <Icon name="arrow-left" className="size-4" />
            {back.label}
          </a>
        }
      />
    </main>
  );
}

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
            <button type="button" aria-label={words.close} onClick={close} className="icon-button">
              <Icon name="close" />
            </button>
          </>
        }
      />
    </Dialog>
  );
}
