import { useEffect, useId, useRef } from 'react';
import { Icon } from './icon.tsx';

interface TextFieldProps {
  name: string;
  label: string;
  /** The label is there for a screen reader only. */
  isLabelHidden?: boolean;
  type?: 'text' | 'email' | 'password' | 'search' | 'url' | 'tel' | 'number';
  /** Lines; more than one makes it a text area. */
  rows?: number;
  required?: boolean;
  autoComplete?: string;
  placeholder?: string;
  defaultValue?: string | undefined;
  minLength?: number;
  maxLength?: number;
  hint?: string;
  /** What is wrong, said under the field; when it appears, the field gets the focus. */
  error?: string | undefined;
  /** Added to the input itself. */
  className?: string;
}

/** A labelled input or text area with its hint and its error. */
export function TextField({
  label,
  isLabelHidden = false,
  type = 'text',
  rows = 1,
  hint,
  error,
  className = '',
  ...rest
}: TextFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const shared = {
    ...rest,
    id,
    ref: field,
    className: `field-box ${className}`,
    ...(error ? { 'aria-invalid': true, autoFocus: true } : {}),
    ...(described ? { 'aria-describedby': described } : {}),
  };
  return (
    <div className="min-w-[min(11rem,100%)] flex-1">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'mb-1.5 block text-label'}>
        {label}
      </label>
      {rows > 1 ? <textarea rows={rows} {...shared} /> : <input type={type} {...shared} />}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-meta">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p
          id={`${id}-error`}
          className="mt-1.5 flex items-start gap-1.5 text-meta font-medium text-danger"
        >
          <Icon name="alert" className="mt-px size-4" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
