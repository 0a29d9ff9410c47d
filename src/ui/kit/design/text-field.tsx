import type { ChangeEvent } from 'react';
import { FieldFrame, type FieldSetting, useField } from './field-frame.tsx';

interface TextFieldProps extends FieldSetting {
  label: string;
  /** Shows the label to screen readers only. */
  isLabelHidden?: boolean;
  name?: string;
  type?: 'text' | 'email' | 'password' | 'search' | 'url' | 'tel' | 'number' | 'date' | 'time';
  /** Number of lines; default 1. More than one makes it a text area. */
  rows?: number;
  autoComplete?: string;
  /** Focuses the field when the page opens. */
  autoFocus?: boolean;
  placeholder?: string;
  readOnly?: boolean;
  /** Initial value of an uncontrolled field. */
  defaultValue?: string | undefined;
  /** Value of a controlled field, with `onChange`. */
  value?: string;
  onChange?: (value: string) => void;
  minLength?: number;
  maxLength?: number;
  /** Classes of the input itself. */
  className?: string;
}

/** A labelled input or text area with hint and error message. */
export function TextField({
  label,
  isLabelHidden = false,
  type = 'text',
  rows = 1,
  hint,
  error,
  required,
  isLive,
  onChange,
  className = '',
  ...rest
}: TextFieldProps) {
  const field = useField({ hint, error, required, isLive });
  const shared = {
    ...rest,
    ...field,
    className: `${field.className} ${className}`,
    ...(onChange
      ? {
          onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
            onChange(target.value),
        }
      : {}),
  };
  return (
    <FieldFrame id={field.id} label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      {rows > 1 ? <textarea rows={rows} {...shared} /> : <input type={type} {...shared} />}
    </FieldFrame>
  );
}
