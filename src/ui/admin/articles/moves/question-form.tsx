import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/kit/design/button.tsx';
import { Dialog } from '#ui/kit/design/dialog.tsx';
import * as words from '#ui/words/admin/article-dialogs-words.ts';
import { ConfirmDialog } from '../../parts/dialog/confirm-dialog.tsx';
import { focusFirstField } from '../../parts/form/field-focus.ts';

interface QuestionFormProps {
  title: string;
  /** Title of the article. */
  about: string;
  submitLabel: string;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
}

const isText = (target: EventTarget): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type === 'text');

function Question({ onTyped, ...props }: QuestionFormProps & { onTyped: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => focusFirstField(form.current), []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    props.onSubmit();
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onInput={({ target }) => {
        if (isText(target)) onTyped();
      }}
      className="grid w-[min(100vw-2rem,27.5rem)] gap-4 rounded-2 bg-raise p-6 text-ink text-ui shadow-float"
    >
      <div>
        <h2 className="font-bold text-[1.125rem]/6">{props.title}</h2>
        <p className="mt-1 text-ink-2 wrap-anywhere">{props.about}</p>
      </div>
      {props.children}
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          tone="line"
          size="small"
          onClick={props.onCancel}
          className="pointer-coarse:min-h-11"
        >
          {words.cancel}
        </Button>
        <Button type="submit" size="small" className="pointer-coarse:min-h-11">
          {props.submitLabel}
        </Button>
      </div>
    </form>
  );
}

/** Dialog that asks for what a command on an article needs. Typed words are discarded after a question only. */
export function QuestionForm(props: QuestionFormProps) {
  const [isTyped, setTyped] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const cancel = (): void => {
    if (isTyped) setAsking(true);
    else props.onCancel();
  };
  return (
    <Dialog isOpen onClose={cancel} label={props.title} className="room-for-toasts">
      <Question {...props} onCancel={cancel} onTyped={() => setTyped(true)} />
      <ConfirmDialog
        isOpen={isAsking}
        title={words.discardUnsavedChanges}
        text={words.whatYouWrote}
        confirmLabel={words.discard}
        cancelLabel={words.keepEditing}
        onConfirm={props.onCancel}
        onCancel={() => setAsking(false)}
      />
    </Dialog>
  );
}
