import type { ReactNode } from 'react';
import { Icon } from '#ui/kit/design/icon.tsx';

interface SettingsGroupProps {
  title: string;
  /** Shown at the end of the heading. */
  note?: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** Collapsible group of settings. */
export function SettingsGroup({ title, note, isOpen = false, children }: SettingsGroupProps) {
  return (
    <details open={isOpen} className="group border-rule border-t pt-3">
      <summary className="flex min-h-8 cursor-pointer list-none items-center gap-2 font-bold pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <h3 className="flex-1">{title}</h3>
        {note ? <span className="font-normal text-meta">{note}</span> : null}
        <Icon name="chevron-down" className="size-4 text-ink-3 group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 pt-2.5 pb-1">{children}</div>
    </details>
  );
}
