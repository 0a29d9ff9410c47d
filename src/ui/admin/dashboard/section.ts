import type { SectionDeclaration } from '../shell/section-declaration.ts';

export const section: SectionDeclaration = {
  group: 'specified',
  order: 10,
  label: 'Dashboard',
  icon: { path: 'M3 16.5h14M4.5 16.5a5.5 5.5 0 0 1 11 0M10 4v2.4M3.6 8l1.7 1.5M16.4 8l-1.7 1.5' },
  seenBy: 'contributor',
};
