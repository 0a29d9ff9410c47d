import { type ReactNode, useId } from 'react';

interface StaticSectionProps {
  heading: string;
  children: ReactNode;
}

/** Section under a rule; on wide screens its heading is in the margin. */
export function StaticSection({ heading, children }: StaticSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 border-rule py-6 not-first:border-t lg:grid-cols-12 lg:py-8"
    >
      <h2 id={id} className="text-h3 lg:col-span-4">
        {heading}
      </h2>
      <div className="min-w-0 max-w-prose space-y-[1.15em] text-body lg:col-span-8">{children}</div>
    </section>
  );
}
