import { useId } from 'react';

interface SearchFilterProps {
  label: string;
  name: string;
  /** Initial choice. */
  value: string;
  /** Label of the choice that filters nothing. */
  all: string;
  choices: { value: string; label: string }[];
}

/** Select that narrows the search. */
export function SearchFilter({ label, name, value, all, choices }: SearchFilterProps) {
  const id = useId();
  return (
    <div className="min-w-28 flex-1 sm:max-w-60">
      <label htmlFor={id} className="mb-1.5 block text-label">
        {label}
      </label>
      <select id={id} name={name} defaultValue={value} className="field-box">
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
