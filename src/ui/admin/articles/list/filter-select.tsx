import * as words from '#ui/words/admin/desk-words.ts';

/** A filter that is chosen from a list. */
export interface FilterChoice {
  label: string;
  /** Text of the choice of all. */
  all: string;
  /** Values and their texts, in order; `undefined` while they load. */
  options: readonly (readonly [value: string, text: string])[] | undefined;
}

interface FilterSelectProps extends FilterChoice {
  /** '' for all. */
  value: string;
  onChange: (value: string) => void;
}

/** List of the values of a filter. The value that is set may be one that the list lacks, such as that of a deleted tag. */
export function FilterSelect({ label, all, value, options, onChange }: FilterSelectProps) {
  const isListed = value === '' || options?.some(([option]) => option === value);
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="field-box min-h-9 w-auto max-w-52 rounded-1 py-1 pe-8 ps-2.5 font-medium text-ui max-md:min-h-11 max-md:min-w-0 max-md:max-w-full max-md:flex-[1_1_40%] pointer-coarse:min-h-11"
    >
      <option value="">{all}</option>
      {isListed ? null : (
        <option value={value}>{options ? words.notInThisList : words.loading}</option>
      )}
      {options?.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  );
}
