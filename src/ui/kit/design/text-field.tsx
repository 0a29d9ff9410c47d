import type { ChangeEvent } from 'react';
import { FieldFrame, type FieldSetting, useField } from './field-frame.tsx';

interface TextFieldProps extends FieldSetting {
  label: string;
  /** The label is there for a screen reader only. */
  isLabelHidden?: boolean;
  name?: string;
  type?: 'text' | 'email' | 'password' | 'search' | 'url' | 'tel' | 'number';
  /** Lines; more than one makes it a text area. */
  rows?: number;
  autoComplete?: string;
  /** The page begins here. */
  autoFocus?: boolean;
  placeholder?: string;
  /** Initial value of an uncontrolled field. */
  defaultValue?: string | undefined;
  /** Value of a controlled field, with `onChange`. */
  value?: string;
  onChange?: (value: string) => void;
  minLength?: number;
  maxLength?: number;
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
