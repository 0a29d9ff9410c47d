import type { ReactNode } from 'react';
import { Mark } from './logo.tsx';

interface EmptyStateProps {
  heading: string;
  level?: 1 | 2 | 3;
  children?: ReactNode;
  /** Optional single action. */
  action?: ReactNode;
}

/** Empty state: the mark, a note on what is missing, an optional action. */
export function EmptyState({ heading, level = 2, children, action }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="grid grid-cols-1 justify-items-start gap-1.5 border-rule border-y pt-7 pb-8 wrap-anywhere">
      <Mark className="mb-2 h-[42px] w-14 text-ink-3" />
      <Heading className="font-semibold font-serif text-[1.625rem]/8 tracking-[-.012em]">
        {heading}
      </Heading>
      {children ? <p className="max-w-[52ch] text-ink-2">{children}</p> : null}
      {action ? <div className="mt-2.5">{action}</div> : null}
    </div>
  );
}
