import { useId } from 'react';
import { themeField } from './setting-fields.ts';

const themes = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** The theme of readers who chose none. */
export function ThemeField({ value }: { value: string }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-label">
        {themeField.label}
      </label>
      <select
        id={id}
        name={themeField.name}
        defaultValue={value}
        className="field-box pointer-fine:min-h-10 md:text-ui"
      >
        {themes.map((theme) => (
          <option key={theme.value} value={theme.value}>
            {theme.label}
          </option>
        ))}
      </select>
    </div>
  );
}
