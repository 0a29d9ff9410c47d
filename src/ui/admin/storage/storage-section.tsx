import { type ReactNode, useId } from 'react';

/** Section of the storage page, under a strong rule. */
export function StorageSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-3 border-strong border-t-2 pt-3"
    >
      <h2 id={id} className="font-bold text-[1.125rem]/6">
        {heading}
      </h2>
      {children}
    </section>
  );
}
