import { FieldFrame, type FieldSetting, useField } from './field-frame.tsx';

interface FieldProps extends FieldSetting {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

interface TextInputProps extends FieldProps {
  /** Lines; more than one makes it a text area. */
  rows?: number;
  type?: 'text' | 'url';
  placeholder?: string;
}

/** A labelled text field whose value its editor holds, so that a preview can follow each key. */
export function TextInput({ rows = 1, type = 'text', ...props }: TextInputProps) {
  const { label, value, onChange, hint, error, placeholder } = props;
  const field = useField(props);
  return (
    <FieldFrame id={field.id} label={label} hint={hint} error={error}>
      {rows > 1 ? (
        <textarea
          {...field}
          placeholder={placeholder}
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <input
          {...field}
          type={type}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
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
    <FieldFrame id={field.id} label={label} hint={hint} error={error}>
      <select {...field} value={value} onChange={(event) => onChange(event.target.value)}>
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
