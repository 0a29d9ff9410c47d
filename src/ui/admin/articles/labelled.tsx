import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '#ui/kit/icon.tsx';
import { Switch } from '../parts/switch.tsx';

interface ErrorLineProps {
  id: string;
  children: string;
}

/** What is wrong with a field, under it. */
export function ErrorLine({ id, children }: ErrorLineProps) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 font-medium text-danger text-meta">
      <Icon name="alert" className="mt-px size-4" />
      {children}
    </p>
  );
}

interface LabelledInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: ReactNode;
  error?: string | undefined;
  placeholder?: string;
}

/** A controlled line of text with its label and hint. */
export function LabelledInput({
  label,
  value,
  onChange,
  hint,
  error,
  ...rest
}: LabelledInputProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-semibold text-[0.8125rem]/4.5">
        {label}
      </label>
      <input
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...(described ? { 'aria-describedby': described } : {})}
        {...(error ? { 'aria-invalid': true } : {})}
        {...rest}
        className="field-box min-h-10 py-2 pointer-coarse:min-h-11"
      />
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-meta">
          {hint}
        </p>
      ) : null}
      {error ? <ErrorLine id={`${id}-error`}>{error}</ErrorLine> : null}
    </div>
  );
}

interface SwitchFieldProps {
  label: string;
  hint: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

export function SwitchField({ label, hint, isOn, onChange }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4">
      <div>
        <p id={id} className="font-bold">
          {label}
        </p>
        <p id={`${id}-hint`} className="text-meta">
          {hint}
        </p>
      </div>
      <Switch
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}

interface CategorySelectProps {
  value: string;
  categories: readonly string[];
  error: string | undefined;
  onChange: (category: string) => void;
}

/** The newsroom's categories; one that it no longer has stays chosen. */
export function CategorySelect({ value, categories, error, onChange }: CategorySelectProps) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (error) select.current?.focus();
  }, [error]);
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold text-[0.8125rem]/4.5">
        Category
      </label>
      <select
        ref={select}
        id={id}
        value={value}
        required
        onChange={(event) => onChange(event.target.value)}
        className="field-box min-h-10 py-2 pointer-coarse:min-h-11"
        {...(error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
      >
        <option value="">Select a category</option>
        {value !== '' && !categories.includes(value) ? (
          <option value={value}>{`${value} (not in the list)`}</option>
        ) : null}
        {categories.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      {error ? <ErrorLine id={`${id}-error`}>{error}</ErrorLine> : null}
    </div>
  );
}
