import { useId } from 'react';
import { Switch } from './switch.tsx';

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
