import type { ReactNode } from 'react';
import type { ProblemDetails } from '#api/problem.ts';
import { TextField } from '#ui/kit/text-field.tsx';
import type { FormValues } from '../parts/form-values.ts';
import type { SettingField } from './setting-fields.ts';

interface SettingGroupProps {
  title: string;
  fields: readonly SettingField[];
  values: FormValues;
  /** A new one makes new inputs. */
  generation: number;
  failure: ProblemDetails | undefined;
  /** What is no text, after the fields. */
  children?: ReactNode;
}

/** Settings that belong together. */
export function SettingGroup(props: SettingGroupProps) {
  const { title, fields, values, generation, failure, children } = props;
  return (
    <fieldset className="grid min-w-0 gap-4 sm:grid-cols-2">
      <legend className="mb-3 text-title">{title}</legend>
      {fields.map((field) => (
        <TextField
          key={`${field.name} ${generation}`}
          {...field}
          className="pointer-fine:min-h-10 md:text-ui"
          defaultValue={values[field.name] ?? ''}
          error={failure?.field === field.name ? failure.detail : undefined}
        />
      ))}
      {children}
    </fieldset>
  );
}
