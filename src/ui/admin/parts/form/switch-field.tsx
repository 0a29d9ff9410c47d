import { type ComponentProps, useId } from 'react';

/** Checkbox with the role of a switch. Give it a label or `aria-label`. */
export function Switch({ className = '', ...rest }: ComponentProps<'input'>) {
  // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its state itself
  return <input type="checkbox" role="switch" className={`switch ${className}`} {...rest} />;
}

interface SwitchFieldProps {
  label: string;
  hint?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Switch with label and hint; its value is saved with the record. */
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
      <Switch
        id={id}
        {...(hint ? { 'aria-describedby': `${id}-hint` } : {})}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}
