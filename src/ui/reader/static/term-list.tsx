export interface Term {
  name: string;
  /** Line of small text under the name. */
  note?: string;
  text: string;
}

/** Description list in ruled rows. */
export function TermList({ terms }: { terms: Term[] }) {
  return (
    <dl className="-mt-2 divide-y divide-rule lg:-mt-4">
      {terms.map(({ name, note, text }) => (
        <div
          key={name}
          className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1 py-4 sm:grid-cols-[13rem_minmax(0,1fr)]"
        >
          <dt className="text-h4">
            {name}
            {note ? <span className="mt-0.5 block text-meta">{note}</span> : null}
          </dt>
          <dd className="text-summary">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
