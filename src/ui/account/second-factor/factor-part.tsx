import { type ReactNode, useId } from 'react';
import { ErrorLine } from '#ui/kit/design/field-frame.tsx';

interface FactorPartProps {
  title: string;
  /** Shown beside the title. */
  action?: ReactNode;
  error?: string | undefined;
  children?: ReactNode;
}

/** Section about one kind of second factor. */
export function FactorPart({ title, action, error, children }: FactorPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-strong border-t-2 pt-3">
      <div className="mb-2 flex min-h-9 flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-title">
          {title}
        </h2>
        {action}
      </div>
      {children}
      <div role="alert">{error ? <ErrorLine id={`${id}-error`}>{error}</ErrorLine> : null}</div>
    </section>
  );
}
