import type { AnyIcon } from '../shell/shell-icon.tsx';
import { logOutIcon } from '../shell/shell-icon.tsx';

const key = { path: 'M11.2 10a3.6 3.6 0 1 1-7.2 0 3.6 3.6 0 0 1 7.2 0m0 0H17v2.4M14.4 10v1.8' };
const shield = { path: 'M10 2.5l6 2.2v4.8c0 3.6-2.5 6.6-6 8-3.5-1.4-6-4.4-6-8V4.7z' };
const warning = { path: 'M10 3.2l7.5 13.3h-15zM10 8.2v3.8M10 14.2v.1' };

/** Icon of each kind of security event; unknown kinds get the shield. */
const icons: Readonly<Record<string, AnyIcon>> = {
  'log-in': key,
  'log-in-refused': warning,
  'log-out': logOutIcon,
  refusal: warning,
  session: logOutIcon,
  link: 'mail',
  role: 'user',
  export: { path: 'M10 3.5v9M6.5 9.2l3.5 3.5 3.5-3.5M3.5 16.5h13' },
  import: { path: 'M10 12.7v-9M6.5 7l3.5-3.5L13.5 7M3.5 16.5h13' },
};

export const iconOfEvent = (kind: string): AnyIcon => icons[kind] ?? shield;
