import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '#ui/kit/icon.tsx';

interface FrameProps {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  children: ReactNode;
}

function Frame({ id, label, hint, error, children }: FrameProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-label">
        {label}
      </label>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-meta">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p
          id={`${id}-error`}
          className="mt-1.5 flex items-start gap-1.5 font-medium text-danger text-meta"
        >
          <Icon name="alert" className="mt-px size-4" />
          {error}
        </p>
      ) : null}
    </div>
  );
}

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string | undefined;
  /** What is wrong; when it appears, the field gets the focus. */
  error?: string | undefined;
  required?: boolean;
}

function useField({ hint, error, required }: Omit<FieldProps, 'label' | 'value' | 'onChange'>) {
  const id = useId();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement>(null);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    ref: field,
    className: 'field-box',
    ...(required ? { required } : {}),
    ...(error ? { 'aria-invalid': true } : {}),
    ...(described ? { 'aria-describedby': described } : {}),
  };
}

interface TextInputProps extends FieldProps {
  /** Lines; more than one makes it a text area. */
  rows?: number;
  type?: 'text' | 'url';
}

/** A labelled text field whose value its editor holds, so that a preview can follow each key. */
export function TextInput({ rows = 1, type = 'text', ...props }: TextInputProps) {
  const { label, value, onChange, hint, error } = props;
  const field = useField(props);
  return (
    <Frame id={field.id} label={label} hint={hint} error={error}>
      {rows > 1 ? (
        <textarea
          {...field}
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <input
          {...field}
          type={type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Frame>
  );
}

interface SelectFieldProps extends FieldProps {
  options: Readonly<Record<string, string>>;
}

/** A labelled choice; a stored value that is none of the options stays one. */
export function SelectField({ options, ...props }: SelectFieldProps) {
  const { label, value, onChange, hint, error } = props;
  const field = useField(props);
  return (
    <Frame id={field.id} label={label} hint={hint} error={error}>
      <select {...field} value={value} onChange={(event) => onChange(event.target.value)}>
        {Object.hasOwn(options, value) ? null : <option value={value}>{value}</option>}
        {Object.entries(options).map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </Frame>
  );
}

interface SwitchFieldProps {
  label: string;
  hint?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A switch, on or off at once with its record's saving. */
export function SwitchField({ label, hint, isOn, onChange }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4">
      <div>
        <label htmlFor={id} className="block text-label">
          {label}
        </label>
        {hint ? (
          <p id={`${id}-hint`} className="text-meta">
            {hint}
          </p>
        ) : null}
      </div>
      <input
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a check box says itself whether it is checked
        role="switch"
        checked={isOn}
        {...(hint ? { 'aria-describedby': `${id}-hint` } : {})}
        onChange={(event) => onChange(event.target.checked)}
        className="relative h-6 w-10 flex-none cursor-pointer appearance-none rounded-full border border-edge bg-wash-2 transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-4.5 before:rounded-full before:bg-ink-3 before:transition-transform checked:border-transparent checked:bg-ok checked:before:translate-x-4 checked:before:bg-paper forced-colors:appearance-auto"
      />
    </div>
  );
}
