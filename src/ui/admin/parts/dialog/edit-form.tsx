import { type FormEvent, type ReactNode, type RefObject, useId } from 'react';
import { Button } from '#ui/kit/design/button.tsx';
import { Toaster } from '#ui/kit/page/toaster.island.tsx';
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
        <div className="flex min-h-14 items-center gap-3 border-rule border-b py-1 pr-2 pl-5">
          {props.headerStart}
          <h2 id={headingId} className="text-title">
            {title}
          </h2>
          <div className="min-w-0 flex-1">{props.status}</div>
          {isDirty ? (
            // On phones there is no room for it beside a status.
            <span className={`text-meta ${props.status ? 'max-sm:sr-only' : ''}`}>
              Unsaved changes
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
            Cancel
          </Button>
          <div className="relative flex max-sm:flex-1">
            <Button
              type="submit"
              size="small"
              aria-disabled={isBusy}
              aria-describedby={hint ? hintId : undefined}
              title={props.onSaveByKey ? 'Ctrl+Shift+Enter' : 'Ctrl+S'}
              className={`max-sm:flex-1 pointer-coarse:min-h-11 ${props.saveMenu ? 'rounded-r-none' : ''} ${hint ? 'min-w-36 pt-0.5 pb-4' : ''}`}
            >
              {isBusy ? 'Saving…' : saveLabel}
            </Button>
            {hint ? (
              // Beside the button: its name is its label alone.
              <span
                id={hintId}
                className={`pointer-events-none absolute bottom-[3px] left-0 text-center text-[0.6875rem]/3.5 text-on-ink ${props.saveMenu ? 'right-9 pointer-coarse:right-11' : 'right-0'}`}
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
        title="Discard unsaved changes?"
        text="What you changed here has not been saved."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
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
