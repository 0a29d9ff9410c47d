import type { ComponentProps } from 'react';
import { FieldFrame, type FieldSetting, useField } from '#ui/kit/design/field-frame.tsx';
import { TextField } from '#ui/kit/design/text-field.tsx';

/** Smaller fields for precise pointers. */
export const compactField = 'pointer-fine:min-h-10 pointer-fine:py-2';

interface FieldProps extends FieldSetting {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Controlled, labelled text field. */
export const TextInput = (
  props: FieldProps &
    Pick<ComponentProps<typeof TextField>, 'rows' | 'type' | 'placeholder' | 'readOnly'>,
) => <TextField {...props} className={compactField} />;

interface SelectFieldProps extends FieldProps {
  options: Readonly<Record<string, string>>;
}

/** Labelled select. Keeps a stored value that is not among the options as a choice. */
export function SelectField({ options, ...props }: SelectFieldProps) {
  const { label, value, onChange, hint, error } = props;
  const field = useField(props);
  return (
    <FieldFrame id={field.id} label={label} hint={hint} error={error}>
      <select
        {...field}
        className={`${field.className} ${compactField}`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {Object.hasOwn(options, value) ? null : <option value={value}>{value}</option>}
        {Object.entries(options).map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
