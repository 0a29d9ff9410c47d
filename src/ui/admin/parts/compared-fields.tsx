/** What a person would call the parts of a record, and what they hold. */
export type Described = Record<string, string>;

export interface NamedField {
  name: string;
  label: string;
}

/** A form's values by the labels of its fields. */
export const describedBy = (fields: readonly NamedField[], values: Described): Described =>
  Object.fromEntries(fields.map(({ name, label }) => [label, values[name] ?? '']));

interface Version {
  label: string;
  fields: Described;
}

/** An embedded picture is told by its size. */
function shown(text = '') {
  if (text.startsWith('data:')) return `an uploaded file, ${Math.ceil(text.length / 1365)} kB`;
  return text ? <span className="whitespace-pre-wrap">{text}</span> : <i>empty</i>;
}

/** Two versions of a record, side by side where they differ. */
export function ComparedFields({ versions }: { versions: readonly [Version, Version] }) {
  const [one, other] = versions;
  const names = [...new Set([...Object.keys(one.fields), ...Object.keys(other.fields)])];
  const differing = names.filter((name) => one.fields[name] !== other.fields[name]);
  if (differing.length === 0) return <p className="text-ink-2">Both say the same.</p>;
  return (
    <dl className="grid max-h-60 gap-2 overflow-auto wrap-anywhere">
      {differing.map((name) => (
        <div key={name}>
          <dt className="text-label">{name}</dt>
          <dd className="mt-0.5 grid gap-x-4 gap-y-0.5 sm:grid-cols-2">
            {versions.map(({ label, fields }) => (
              <p key={label}>
                <span className="text-meta">{`${label}: `}</span>
                {shown(fields[name])}
              </p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
