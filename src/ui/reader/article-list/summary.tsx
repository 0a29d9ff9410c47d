import type { ReactNode } from 'react';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import * as words from '#ui/words/cards-words.ts';

interface SummaryProps {
  children: ReactNode;
  /** Plain text of `children`, if those are elements: its language sets `lang`. */
  text?: string | undefined;
  className?: string;
}

/** Summary in a list, or a note that there is none. */
export function Summary({ children, text, className = '' }: SummaryProps) {
  const said = text ?? (typeof children === 'string' ? children : undefined);
  return (
    <p className={`text-summary ${className}`} {...writtenIn(said)}>
      {children || words.noSummaryAvailable}
    </p>
  );
}
