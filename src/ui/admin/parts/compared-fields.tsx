import type { FormValues } from './form-values.ts';

export interface NamedField {
  name: string;
  label: string;
}

interface ComparedFieldsProps {
  fields: readonly NamedField[];
  here: { label: string; values: FormValues };
  there: { label: string; values: FormValues };
}

const shown = (value: string | undefined) =>
  value ? <span className="whitespace-pre-wrap">{value}</span> : <i>empty</i>;

/** Two versions of a form's fields, side by side where they differ. */
export function ComparedFields({ fields, here, there }: ComparedFieldsProps) {
  const differing = fields.filter(({ name }) => here.values[name] !== there.values[name]);
  if (differing.length === 0) return <p className="text-ink-2">Both say the same.</p>;
  return (
    <dl className="grid max-h-60 gap-2 overflow-auto wrap-anywhere">
      {differing.map(({ name, label }) => (
        <div key={name}>
          <dt className="text-label">{label}</dt>
          <dd className="mt-0.5 grid gap-x-4 gap-y-0.5 sm:grid-cols-2">
            <p>
              <span className="text-meta">{`${here.label}: `}</span>
              {shown(here.values[name])}
            </p>
            <p>
              <span className="text-meta">{`${there.label}: `}</span>
              {shown(there.values[name])}
            </p>
          </dd>
        </div>
      ))}
    </dl>
  );
}
