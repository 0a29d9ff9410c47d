import type { ReactNode } from 'react';
import { writtenIn } from '#ui/kit/design/written-in.ts';

interface SummaryProps {
  children: ReactNode;
  /** The text of the children, where they are no text themselves. */
  text?: string | undefined;
  className?: string;
}

/** The first paragraph in a list, or that there is none. */
export function Summary({ children, text, className = '' }: SummaryProps) {
  const said = text ?? (typeof children === 'string' ? children : undefined);
  return (
    <p className={`text-summary ${className}`} {...writtenIn(said)}>
      {children || 'No summary available.'}
    </p>
  );
}
