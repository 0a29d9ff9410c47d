import type { SectionDeclaration } from '../shell/section-declaration.ts';

export const section: SectionDeclaration = {
  group: 'specified',
  order: 100,
  label: 'Activity Logs',
  icon: { path: 'M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0M10 6v4.2l2.8 1.8' },
  collection: 'activity',
  recordsLabel: 'Activity log',
  countText: () => undefined,
};
