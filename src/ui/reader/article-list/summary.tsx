import type { ReactNode } from 'react';

interface SummaryProps {
  children: ReactNode;
  className?: string;
}

/** The first paragraph in a list, or that there is none. */
export function Summary({ children, className = '' }: SummaryProps) {
  return <p className={`text-summary ${className}`}>{children || 'No summary available.'}</p>;
}
