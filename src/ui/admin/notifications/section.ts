import type { SectionDeclaration } from '../shell/section-declaration.ts';

export const section: SectionDeclaration = {
  group: 'specified',
  order: 60,
  label: 'Notifications',
  icon: { path: 'M5 14V9a5 5 0 0 1 10 0v5l1.4 1.4H3.6zM8.5 17.3h3' },
  creation: 'New Notification',
};
