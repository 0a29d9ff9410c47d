import { TextInput } from './form-field.tsx';
import type { PlainField, PlainValues } from './plain-fields.ts';

interface PlainInputsProps {
  fields: readonly PlainField[];
  values: PlainValues;
  onChange: (change: PlainValues) => void;
  errorOf: (name: string) => string | undefined;
}

/** Inputs of declared fields. */
export const PlainInputs = ({ fields, values, onChange, errorOf }: PlainInputsProps) =>
  fields.map(({ name, ...field }) => (
    <TextInput
      key={name}
      {...field}
      value={values[name] ?? ''}
      onChange={(value) => onChange({ [name]: value })}
      error={errorOf(name)}
    />
  ));
