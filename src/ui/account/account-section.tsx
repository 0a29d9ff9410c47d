import type { ReactNode } from 'react';

interface AccountSectionProps {
  title: string;
  /** Open on arrival, because something inside needs attention. */
  isOpen: boolean;
  children: ReactNode;
}

/** Collapsible section of the profile. */
export const AccountSection = ({ title, isOpen, children }: AccountSectionProps) => (
  <details open={isOpen || undefined} className="border-rule border-b">
    <summary className="flex min-h-12 cursor-pointer items-center gap-2 font-semibold hover:underline-ui">
      {title}
    </summary>
    <div className="pt-2 pb-6">{children}</div>
  </details>
);
