import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from './icon.tsx';

interface ErrorLineProps {
  id: string;
  children: string;
}

/** Error message under a field. */
export function ErrorLine({ id, children }: ErrorLineProps) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 font-medium text-danger text-meta">
      <Icon name="alert" className="mt-px size-4" />
      {children}
    </p>
  );
}

interface FieldNotes {
  hint?: string | undefined;
  /** Error message. */
  error?: string | undefined;
}

interface FieldFrameProps extends FieldNotes {
  id: string;
  label: string;
  /** Shows the label to screen readers only. */
  isLabelHidden?: boolean;
  children: ReactNode;
}

/** A field with its label, hint and error message. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, isLabelHidden = false, hint, error, children } = props;
  return (
    <div className="min-w-[min(11rem,100%)] flex-1">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'mb-1.5 block text-label'}>
        {label}
      </label>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-meta">
          {hint}
        </p>
      ) : null}
      {error ? <ErrorLine id={`${id}-error`}>{error}</ErrorLine> : null}
    </div>
  );
}

export interface FieldSetting extends FieldNotes {
  required?: boolean | undefined;
  /** True if errors appear while typing: an error must not move the focus. */
  isLive?: boolean | undefined;
}

/** Attributes of a field in its frame. An error moves the focus to the field. */
export function useField({ hint, error, required, isLive = false }: FieldSetting) {
  const id = useId();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement>(null);
  useEffect(() => {
    if (error && !isLive) field.current?.focus();
  }, [error, isLive]);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    ref: field,
    className: 'field-box',
    ...(required ? { required } : {}),
    // `autoFocus` focuses the field in a page rendered by the server.
    ...(error ? { 'aria-invalid': true, autoFocus: !isLive } : {}),
    ...(described ? { 'aria-describedby': described } : {}),
  };
}
