import type { SectionDeclaration } from '../shell/section-declaration.ts';

export const section: SectionDeclaration = {
  group: 'specified',
  order: 90,
  label: 'YouTube',
  icon: { path: 'M3 4.5h14v11H3zM8.5 7.6l4 2.4-4 2.4z' },
  collection: 'videos',
  recordsLabel: 'YouTube videos',
  creation: 'New Video',
  creationRank: 3,
};
