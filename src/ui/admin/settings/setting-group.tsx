import type { ReactNode } from 'react';

interface SettingGroupProps {
  title: string;
  children: ReactNode;
}

/** Group of related settings. */
export const SettingGroup = ({ title, children }: SettingGroupProps) => (
  <fieldset className="grid min-w-0 gap-4 sm:grid-cols-2">
    <legend className="mb-3 text-title">{title}</legend>
    {children}
  </fieldset>
);
