import type { SectionDeclaration } from '../shell/section-declaration.ts';

export const section: SectionDeclaration = {
  group: 'readers',
  order: 10,
  label: 'Subscribers',
  icon: {
    path: 'M10.3 7a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 0 1 5.6 0M2 16.5c.5-3 2.7-4.5 5.5-4.5s5 1.5 5.5 4.5M13 4.4a2.8 2.8 0 0 1 0 5.2M15 12.4c1.6.600 2.7 2 3 4.1',
  },
  collection: 'subscribers',
  recordsLabel: 'Newsletter subscribers',
};
