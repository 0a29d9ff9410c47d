import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Problem, unexpectedProblem } from '#api/problem.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { TextField } from '#ui/kit/design/text-field.tsx';
import * as words from '#ui/words/admin/parts-words.ts';
import { focusFirstField } from '../form/field-focus.ts';

interface PasswordQuestionProps {
  heading: string;
  text: string;
  /** Label of the password field. */
  label: string;
  confirmLabel: string;
  busyLabel: string;
  cancelLabel?: string;
  /** Rejects with a `Problem`, whose detail is shown under the field. */
  onConfirm: (password: string) => Promise<void>;
  onCancel: () => void;
  /** Shown between the field and the buttons. */
  children?: ReactNode;
}

const wordsOf = (error: unknown): string =>
  (error instanceof Problem ? error : unexpectedProblem()).details.detail;

/** Dialog content that asks for a password. */
export function PasswordQuestion(props: PasswordQuestionProps) {
  const { heading, text, label, onConfirm, onCancel, children } = props;
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => focusFirstField(form.current), []);

  async function confirm(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      await onConfirm(password);
    } catch (failure) {
      setError(wordsOf(failure));
      focusFirstField(form.current);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void confirm(event)}
      className="grid w-[min(100vw-2rem,27.5rem)] gap-4 rounded-2 bg-raise p-6 text-ink text-ui shadow-float"
    >
      <h2 className="font-bold text-[1.125rem]/6">{heading}</h2>
      <p className="text-ink-2">{text}</p>
      <TextField
        label={label}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
        error={error}
      />
      {children}
      <div className="flex flex-wrap justify-end gap-2">
        <Button tone="line" size="small" onClick={onCancel} className="pointer-coarse:min-h-11">
          {props.cancelLabel ?? words.cancel}
        </Button>
        <Button
          type="submit"
          size="small"
          aria-disabled={isBusy}
          className="pointer-coarse:min-h-11"
        >
          {isBusy ? props.busyLabel : props.confirmLabel}
        </Button>
      </div>
    </form>
  );
}
